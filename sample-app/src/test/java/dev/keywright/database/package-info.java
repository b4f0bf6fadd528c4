/** What the integration tests of the sample and of the models run on. */
package dev.keywright.database;
