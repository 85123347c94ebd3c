type JsonObject = Record<string, unknown>

/**
 * Lays one JSON object over another: objects merge by key, everything else (lists included) replaces.
 * Own keys only; `__proto__` cannot be reached.
 */
export function deepMerge(...layers: readonly unknown[]): JsonObject {
  let merged: JsonObject = {}
  for (const layer of layers) merged = mergeTwo(merged, layer)
  return merged
}

function mergeTwo(under: JsonObject, over: unknown): JsonObject {
  if (!isObject(over)) return under
  const merged = new Map(Object.entries(under))
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__' || value === undefined) continue
    const below = merged.get(key)
    merged.set(key, isObject(below) && isObject(value) ? mergeTwo(below, value) : value)
  }
  return Object.fromEntries(merged)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
