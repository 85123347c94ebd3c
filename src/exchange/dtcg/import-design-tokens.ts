import type { ColorConfig } from '#generated/models.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { findingText } from '#messages/theme.ts'
import { resolveTheme } from '#theme/resolve.ts'

import type { ImportContext, Imported } from '../import-result.ts'
import { defined } from '../menu/parts.ts'
import { chooseColors } from './choose-colors.ts'
import { readModes } from './modes.ts'
import { resolveToken, type ReadToken } from './resolve-value.ts'
import { densityOf, fontOf, isScale, pixelsOf, radiusOf, representative } from './shapes.ts'
import { TokenNotes } from './token-notes.ts'
import type { Tokens } from './token-tree.ts'

const SCHEMA = '../../schemas/tenant/theme.schema.json'

/**
 * A theme from design tokens: colours of light and dark, font, corners and density.
 * @param document - parsed tokens or resolver document
 * @param context - `files` that a resolver names; `mapping` for tokens whose names do not tell what they are for
 * @source DTCG Format, Color and Resolver Modules 2025.10, https://www.designtokens.org/tr/2025.10/
 * @errors none; tokens that are for nothing of ours are named in a note
 */
export function importDesignTokens(document: unknown, context: ImportContext): Imported {
  const notes = new TokenNotes()
  const modes = readModes(document, context.files ?? new Map(), notes)
  const read = { light: readAll(modes.light, notes), dark: readAll(modes.dark, notes) }
  const { colors, hasDark } = chooseColors(read, context, notes)
  const shapes = chooseShapes(read.light, context, notes)
  notes.rest([...read.light.values(), ...read.dark.values()])
  const own = context.theme
  const { fontFamily, radius, density, logos } = own ?? {}
  const colorConfig: ColorConfig | undefined =
    Object.keys(colors).length === 0
      ? own?.colorConfig
      : { colorModeType: hasDark ? 'AUTO' : 'LIGHT', ...own?.colorConfig, ...colors }
  const theme: ThemeFile = defined({
    $schema: own?.$schema ?? SCHEMA,
    colorConfig,
    ...defined({ fontFamily, radius, density }),
    ...shapes,
    logos,
  })
  for (const finding of colorConfig ? resolveTheme(colorConfig).findings : []) {
    if (finding.level !== 'info')
      notes.add('repaired-color', finding.field ?? '$', finding.before ?? '', {
        message: findingText(finding),
      })
  }
  return { files: { theme }, pictures: [], notes: notes.all() }
}

function readAll(tokens: Tokens, notes: TokenNotes): Map<string, ReadToken> {
  const read = new Map<string, ReadToken>()
  for (const token of tokens.values()) {
    const resolved = resolveToken(token, tokens)
    if (typeof resolved === 'string') notes.leave(token, resolved)
    else read.set(token.path, resolved)
  }
  return read
}

type Shapes = Pick<ThemeFile, 'fontFamily' | 'radius' | 'density'>

function chooseShapes(
  tokens: ReadonlyMap<string, ReadToken>,
  context: ImportContext,
  notes: TokenNotes,
): Shapes {
  const all = [...tokens.values()]
  const shapes: Shapes = {}
  const mapped = (field: string) => {
    const path = context.mapping?.[field]
    const token = path === undefined ? undefined : tokens.get(path)
    if (path !== undefined && !token) notes.add('unknown-mapping', field, path)
    return token
  }
  const family =
    mapped('fontFamily') ??
    representative(
      'family',
      all.filter(({ type }) => type === 'fontFamily'),
    )
  const font = family && fontOf(family.value)
  if (font !== undefined) shapes.fontFamily = font
  else if (family) notes.add('unknown-font', family.place, family.value)
  notes.useAll(family)
  for (const kind of ['radius', 'space'] as const) {
    const field = kind === 'radius' ? 'radius' : 'density'
    const token =
      mapped(field) ??
      representative(
        kind,
        all.filter((one) => isScale(kind, one)),
      )
    const pixels = token && pixelsOf(token.value)
    if (token === undefined || pixels === undefined) continue
    const chosen: Shapes = kind === 'radius' ? { radius: radiusOf(pixels) } : { density: densityOf(pixels) }
    Object.assign(shapes, chosen)
    notes.add('nearest', token.place, `${pixels}px`, { after: chosen.radius ?? chosen.density ?? '' })
    notes.useAll(token)
  }
  return shapes
}
