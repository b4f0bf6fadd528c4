/** Items as the SDK's maps of attribute values, read and written for generated codecs. */
@NullMarked
package dev.keywright.runtime.codec;

import org.jspecify.annotations.NullMarked;
