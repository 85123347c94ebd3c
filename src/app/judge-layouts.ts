import { nearName } from '#domain/documents/near-name.ts'
import { checkLayout, type LayoutFinding } from '#layout/check-layout.ts'
import type { ResolvedLayout } from '#layout/layout-file.ts'
import { features } from './features.ts'
import { loadFeature, ownerOf, registry } from './registry.ts'

/** A fault in the layout of one screen. */
export type ScreenFinding = Pick<LayoutFinding, 'path' | 'found' | 'expected'> & {
  readonly screen: string
  /** the name that was probably meant */
  readonly near?: string
}

/**
 * Validates layouts against the screens and blocks of this program, so that their list is not kept twice.
 * @param layouts - by screen id
 * @returns empty when all of them are valid
 */
export async function judgeLayouts(
  layouts: Readonly<Record<string, ResolvedLayout>>,
): Promise<ScreenFinding[]> {
  await Promise.all(features.map(loadFeature))
  return Object.entries(layouts).flatMap(([screen, layout]) => {
    if (!ownerOf('screens', screen)) return [unknownScreen(screen)]
    const findings = checkLayout(layout, registry.blocks)
    return [
      ...findings.map(({ path, found, expected, choice }) => {
        const near = choice && nearName(choice.written, choice.known)
        return { screen, path, found, expected, ...(near !== undefined && { near }) }
      }),
      ...missingBlocks(screen, layout),
    ]
  })
}

/** The aside is rendered on wide pages only, so it does not count: phones must be able to order too. */
function missingBlocks(screen: string, { order }: ResolvedLayout): ScreenFinding[] {
  const placed = new Set(order.map(({ type }) => type))
  const needs = registry.screens[screen]?.needs ?? []
  return needs
    .filter((type) => !placed.has(type))
    .map((type) => ({
      screen,
      path: '$.order',
      found: `no block of type '${type}'`,
      expected: 'one: the screen does not work without it',
    }))
}

function unknownScreen(screen: string): ScreenFinding {
  const known = features.flatMap(({ screens = [] }) => screens)
  const near = nearName(screen, known)
  const found = `a layout for '${screen}'`
  const expected = `one of ${known.map((id) => `'${id}'`).join(', ')}`
  return { screen, path: '$', found, expected, ...(near !== undefined && { near }) }
}
