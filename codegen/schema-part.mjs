/**
 * A schema with everything that it refers to, for programs that draw forms from it.
 *
 * @param {string} name - of the schema
 * @param {Record<string, object>} models - all of them, by name; references end in names
 * @returns {string} JSON: definitions by name, the asked one first
 */
export function schemaPart(name, models) {
  const found = new Map()
  const visit = (one) => {
    if (found.has(one)) return
    const model = models[one]
    if (!model) throw new Error(`There is no schema ${one}`)
    found.set(one, model)
    for (const next of references(model)) visit(next)
  }
  visit(name)
  return `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`
}

function references(part) {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.split('/').at(-1) ?? ''] : references(value),
  )
}
