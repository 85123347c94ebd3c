import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ScaffoldError, camelCase, checkName, pascalCase } from './names.mjs'

/**
 * A provider, named `kind/name`: a copy of the adapter that works without an account, under the new name. So it
 * fulfils the contract of its kind from the first minute, and is then changed step by step.
 *
 * @param {string} root - the repository
 */
export function newProvider(root, name) {
  const [kind, provider, ...rest] = String(name ?? '').split('/')
  if (rest.length > 0 || !provider)
    throw new ScaffoldError('Name the kind and the provider, as in "payments/acme-pay".')
  checkName(provider, 'provider')
  const kinds = foldersIn(join(root, 'src/providers'))
  if (!kinds.includes(kind))
    throw new ScaffoldError(
      `There is no kind of provider "${kind}". Use one of: ${kinds.join(', ') || 'none yet'}.`,
    )
  const family = `src/providers/${kind}`
  const siblings = foldersIn(join(root, family))
  if (siblings.includes(provider))
    throw new ScaffoldError(`The provider ${family}/${provider} exists already.`)
  const model = ['embedded', 'demo', ...siblings].find((one) => siblings.includes(one))
  if (!model) throw new ScaffoldError(`There is no adapter in ${family} to start from.`)
  return {
    files: copyUnder(root, `${family}/${model}`, model, provider),
    next: [
      `It works like ${family}/${model}; change it to call ${provider}.`,
      `Add it where src/app names ${model}, or one of its siblings; a payment's server half is a folder and a line in src/server/payments/vendors.ts.`,
      `Add it to the list in ${family}/contract.test.ts, and run: npm test -- unit ${family}`,
    ],
  }
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
}

function copyUnder(root, folder, model, provider) {
  const files = new Map()
  for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const source = join(root, folder, entry)
    if (!statSync(source).isFile()) continue
    const path = join(folder, '..', provider, entry).split('\\').join('/')
    files.set(renamed(path, model, provider), renamed(readFileSync(source, 'utf8'), model, provider))
  }
  return files
}

function renamed(text, model, provider) {
  return text
    .replaceAll(new RegExp(`(?<![a-zA-Z])${model}(?![a-zA-Z])`, 'g'), provider)
    .replaceAll(pascalCase(model), pascalCase(provider))
    .replaceAll(new RegExp(`(?<![A-Za-z])${camelCase(model)}(?=[A-Z]|\\b)`, 'g'), (match, offset, whole) =>
      /^[A-Z]/.test(whole.slice(offset + match.length)) ? camelCase(provider) : provider,
    )
}
