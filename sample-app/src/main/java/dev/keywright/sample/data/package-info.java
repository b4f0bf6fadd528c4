/** Some hundred realistic items for the shop, made up from a seed: the same ones each time. */
package dev.keywright.sample.data;
