import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

/**
 * Says why the installed packages are not those of the lockfile, or undefined when they are. npm notes in
 * `node_modules/.package-lock.json` what it installed, so this costs two small reads and no network.
 */
export function whyNotInstalled() {
  if (!existsSync(path.join(ROOT, 'node_modules', '.package-lock.json'))) return 'nothing is installed yet'
  const locked = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json').packages
  const manifest = read('package.json')
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (locked[''][kind]?.[name] !== version) return `package.json asks for ${name} ${version}`
    }
  }
  for (const [where, entry] of Object.entries(locked)) {
    if (where === '') continue
    const found = installed[where]
    if (!found && !entry.optional) return `${where} is missing`
    if (found && found.version !== entry.version) return `${where} is ${found.version}, not ${entry.version}`
  }
  return undefined
}
