package dev.keywright.processor.plan.key;

import java.util.Map;

/**
 * What one {@code @IndexTemplate} defines: templates by attribute, written or removed as one, under one guard.
 *
 * @param guard the written one and what optional components imply
 */
record IndexUnit(KeySchema schema, Guard guard, Map<String, KeyTemplate> templates) {}
