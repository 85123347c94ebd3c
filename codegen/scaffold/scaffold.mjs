import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ScaffoldError } from './names.mjs'
import { newBlock } from './new-block.mjs'
import { newFeature } from './new-feature.mjs'
import { newProvider } from './new-provider.mjs'
import { newTenant } from './new-tenant.mjs'

/** What can be scaffolded, and how each is named. */
export const KINDS = {
  tenant: { make: newTenant, naming: 'ALIAS' },
  feature: { make: newFeature, naming: 'NAME' },
  block: { make: newBlock, naming: 'FEATURE/NAME' },
  provider: { make: newProvider, naming: 'KIND/NAME' },
}

/**
 * Writes the files of something new; nothing is written when anything is refused.
 *
 * @param {string} root - the repository
 * @param {string} kind - tenant, feature, block or provider
 * @param {string} name - kebab-case
 * @returns {{ written: string[], next: string[] }} the files, and what is left to do by hand
 * @errors throws `ScaffoldError` for an unknown kind, a bad name or one that is taken
 */
export function scaffold(root, kind, name) {
  if (!Object.hasOwn(KINDS, kind ?? '')) throw new ScaffoldError(`Use: npm run new -- ${usage()}`)
  const { files, next } = KINDS[kind].make(root, name)
  for (const path of files.keys())
    if (existsSync(join(root, path))) throw new ScaffoldError(`${path} exists already.`)
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return { written: [...files.keys()], next }
}

function usage() {
  return Object.entries(KINDS)
    .map(([kind, { naming }]) => `${kind} ${naming}`)
    .join(' | ')
}
