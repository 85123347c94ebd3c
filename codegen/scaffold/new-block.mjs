import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ScaffoldError, camelCase, checkName, pascalCase } from './names.mjs'

/**
 * A block of a feature, named `feature/block`.
 *
 * @param {string} root - the repository
 */
export function newBlock(root, name) {
  const [feature, block, ...rest] = String(name ?? '').split('/')
  if (rest.length > 0 || !block)
    throw new ScaffoldError('Name the feature and the block, as in "menu/opening-note".')
  checkName(feature, 'feature')
  checkName(block, 'block')
  if (!existsSync(join(root, 'src/features', feature)))
    throw new ScaffoldError(`There is no feature src/features/${feature}.`)
  refuseTakenBlock(root, block)
  const folder = `src/features/${feature}`
  return {
    files: new Map([[`${folder}/blocks/${block}.block.tsx`, blockSource(block)]]),
    next: [
      `Add '${block}' to blocks in ${folder}/index.ts.`,
      `Import ${camelCase(block)}Block in ${folder}/feature.tsx and add it to blocks.`,
      placing(block),
    ],
  }
}

/** What to write for a block to be seen. */
export const placing = (block) =>
  `Place it on a screen in tenants/_base/layout/<screen>.json: "${block}" in "order", and "${block}": { "type": "${block}", "settings": { "text": "Hola" } } in "blocks".`

/** Block types are unique among all features. */
export function refuseTakenBlock(root, block) {
  const features = join(root, 'src/features')
  if (!existsSync(features)) return
  for (const feature of readdirSync(features)) {
    if (!statSync(join(features, feature)).isDirectory()) continue
    if (existsSync(join(features, feature, 'blocks', `${block}.block.tsx`)))
      throw new ScaffoldError(`The block "${block}" exists already in src/features/${feature}.`)
  }
}

/** The file of a block with one setting. */
export function blockSource(block) {
  const view = pascalCase(block)
  return `import styled from 'styled-components'
import { defineBlock, type BlockProps } from '#layout/define-block.ts'
import { space, token } from '#theme/tokens.ts'

/** What a layout may say about the block. */
export interface ${view}Settings {
  text: string
}

const Root = styled.p\`
  padding: \${space(4)};
  color: \${token.text};
\`

function ${view}({ settings }: BlockProps<${view}Settings>) {
  return settings.text === '' ? null : <Root>{settings.text}</Root>
}

/** A text that the layout gives. */
export const ${camelCase(block)}Block = defineBlock<${view}Settings>({
  type: '${block}',
  settings: { text: { type: 'string', maxLength: 200 } },
  defaults: { text: '' },
  render: ${view},
})
`
}
