/**
 * The shop: what it stores, by which keys, and the questions it asks. {@code ShopTable} and the repositories are
 * generated into this package when it is compiled.
 */
package dev.keywright.sample.shop;
