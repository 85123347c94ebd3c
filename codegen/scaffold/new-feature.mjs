import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ScaffoldError, camelCase, checkName, pascalCase, titleCase } from './names.mjs'
import { blockSource, placing, refuseTakenBlock } from './new-block.mjs'

/**
 * A feature with one block and its test.
 *
 * @param {string} root - the repository
 */
export function newFeature(root, name) {
  checkName(name, 'feature')
  const folder = `src/features/${name}`
  if (existsSync(join(root, folder))) throw new ScaffoldError(`The feature ${folder} exists already.`)
  const block = `${name}-note`
  refuseTakenBlock(root, block)
  return {
    files: new Map([
      [`${folder}/README.md`, readme(name, block)],
      [`${folder}/index.ts`, frontDoor(name, block)],
      [`${folder}/feature.tsx`, moduleSource(block)],
      [`${folder}/blocks/${block}.block.tsx`, blockSource(block)],
      [`${folder}/${name}.test.tsx`, testSource(block)],
    ]),
    next: [
      `Import ${camelCase(name)}Feature in src/app/features.ts and add it to the list.`,
      placing(block),
      'For a screen of its own, see docs/extending.md.',
    ],
  }
}

function readme(name, block) {
  return `# ${name}

${titleCase(name)}: say here what the diner sees.

- Screens: none.
- Blocks: \`${block}\`.
- Spec: name the sections.
`
}

function frontDoor(name, block) {
  return `import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const ${camelCase(name)}Feature: Feature<PageDeps> = {
  id: '${name}',
  blocks: ['${block}'],
  code: onDemand(() => import('./feature.tsx').then(({ feature }) => feature)),
}
`
}

function moduleSource(block) {
  const value = `${camelCase(block)}Block`
  return `import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { ${value} } from './blocks/${block}.block.tsx'

export const feature: FeatureModule<PageDeps> = {
  screens: [],
  blocks: [${value}],
}
`
}

function testSource(block) {
  const value = `${camelCase(block)}Block`
  return `import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ${value} } from './blocks/${block}.block.tsx'

test('${block} shows the text of its layout, and nothing without one', () => {
  const ${pascalCase(block)} = ${value}.render
  expect(renderToString(<${pascalCase(block)} blockId="note" settings={{ text: 'Hola' }} />)).toContain('Hola')
  expect(renderToString(<${pascalCase(block)} blockId="note" settings={{ text: '' }} />)).toBe('')
})
`
}
