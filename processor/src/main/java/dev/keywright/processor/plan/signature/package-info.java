/** What the generated method of a pattern is called and takes. */
package dev.keywright.processor.plan.signature;
