import { isRecord } from './is-record.ts'

type JsonObject = Record<string, unknown>

/**
 * Merges JSON objects: objects merge by key, everything else (lists included) is replaced. Own keys only; `__proto__`
 * cannot be reached. The caller knows the type of the result.
 * @param layers - the lowest first; non-objects are ignored
 * @source design §2 "tenants/_base (what all inherit)"
 */
export function deepMerge<Merged extends object = JsonObject>(...layers: readonly unknown[]): Merged {
  let merged: JsonObject = {}
  for (const layer of layers) merged = mergeTwo(merged, layer)
  return merged as Merged
}

function mergeTwo(under: JsonObject, over: unknown): JsonObject {
  if (!isRecord(over)) return under
  const merged = new Map(Object.entries(under))
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__' || value === undefined) continue
    const below = merged.get(key)
    merged.set(key, isRecord(below) && isRecord(value) ? mergeTwo(below, value) : value)
  }
  return Object.fromEntries(merged)
}
