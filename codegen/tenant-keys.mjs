/** The files of a tenant's folder and their schemas; the texts of messages.es.json have a list of their own. */
const FILES = {
  tenant: 'TenantFile',
  theme: 'ThemeFile',
  menu: 'MenuFile',
  layout: 'LayoutFile',
}

/**
 * Which keys each place of a tenant's files knows, as a tree of names: '*' stands for the entries of a list and for the
 * values of a map. Whoever reports an unknown key names the one that was probably meant.
 *
 * @param {Record<string, object>} models - all schemas, by name; references end in names
 * @returns {string} JSON: file → tree
 */
export function tenantKeys(models) {
  const trees = Object.entries(FILES).map(([file, name]) => [file, treeOf(models[name], models)])
  return `${JSON.stringify(Object.fromEntries(trees), null, 1)}\n`
}

function treeOf(schema, models) {
  const tree = {}
  grow(tree, schema, models)
  return tree
}

function grow(tree, schema, models) {
  if (typeof schema !== 'object' || schema === null) return
  if (schema.$ref) grow(tree, models[schema.$ref.split('/').at(-1)], models)
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    grow(tree, part, models)
  for (const part of [schema.then, schema.else]) grow(tree, part, models)
  const values = [schema.items, schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})]
  const named = Object.entries(schema.properties ?? {})
  for (const [name, part] of [...named, ...values.map((value) => ['*', value])]) {
    if (name === '*' && typeof part !== 'object') continue
    tree[name] ??= {}
    grow(tree[name], part, models)
  }
}
