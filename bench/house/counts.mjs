import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/go/run.mjs'

const TEST = /[.]test[.]tsx?$/
/** What a diner or rider loads; the studio and the tools have states of their own. */
const IN_THE_HOUSE = /^src\/(?:app|features|layout|platform|providers|session|ui)\//

/** Sources of the product by their path, without tests and generated code. */
export function readSources() {
  const sources = new Map()
  for (const entry of readdirSync(path.join(ROOT, 'src'), { recursive: true, withFileTypes: true })) {
    const name = path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (!entry.isFile() || !/[.]tsx?$/.test(name) || TEST.test(name) || name.startsWith('src/generated/'))
      continue
    sources.set(name, readFileSync(path.join(ROOT, name), 'utf8'))
  }
  return sources
}

/** How often each file has a pattern, where it has it at all. */
function where(sources, pattern, files = IN_THE_HOUSE) {
  const found = []
  for (const [name, text] of sources) {
    const count = files.test(name) ? [...text.matchAll(pattern)].length : 0
    if (count > 0) found.push({ name, count })
  }
  return found
}

const total = (found) => found.reduce((sum, { count }) => sum + count, 0)

/** By what means code is fetched on demand: what stands right before each `import()`, on its line or the one before. */
function lazyMeans(sources) {
  const means = new Map()
  for (const [name, text] of sources) {
    if (!IN_THE_HOUSE.test(name)) continue
    const code = text.replaceAll(/^ *(?:\/?\*|\/\/).*$/gm, '')
    for (const { 1: before = '' } of code.matchAll(/(\w*)\(?(?:\(\) =>\s*)?(?<!typeof )\bimport\(/g)) {
      const what = before === '' ? 'import() by hand' : before
      means.set(what, (means.get(what) ?? 0) + 1)
    }
  }
  return [...means].map(([name, count]) => ({ name, count }))
}

/**
 * Figures that are read off the sources.
 *
 * @param {ReadonlySet<string>} uncached files on the way of an uncached page
 */
export function countHouse(uncached) {
  const sources = readSources()
  const stores = where(sources, /\bcreateStore(?:<[^(]*>)?\(/g)
  const contexts = where(sources, /\bcreateContext(?:<[^(]*>)?\(/g)
  // a tenant's cache is made of another one
  const onTheWay = new Map([...sources].filter(([name]) => uncached.has(name) && !/tenant-cache/.test(name)))
  // what is kept by a session is one of the stores
  const caches = where(onTheWay, /\bnew (?:LruCache|TenantCache|WeakMap)\b(?!<Session,)/g, /^src\//)
  const lazy = lazyMeans(sources)
  const mode = where(sources, /'DELIVERY'/g, /^src\//)
  return {
    stores: { value: total(stores), where: stores },
    contexts: { value: total(contexts), where: contexts },
    caches: { value: total(caches), where: caches },
    lazy: { value: lazy.length, where: lazy },
    delivery: { value: mode.length, where: mode },
  }
}
