import { flatten, toHex, type Rgb, type Rgba } from '#domain/color/rgb.ts'
import type { ThemeMode } from '#domain/color/theme-finding.ts'
import type { ColorConfig } from '#generated/models.ts'
import { CANVAS, type ColorFieldName, type Role } from '#theme/defaults.ts'
import { constantColor } from '#theme/derived-roles.ts'

import type { ImportContext } from '../import-result.ts'
import type { ReadModes, ReadToken } from './resolve-value.ts'
import { COLOR_ROLES, rankFor, wordsOf } from './roles.ts'
import { tokenColor, type TokenColor } from './token-color.ts'
import type { TokenNotes } from './token-notes.ts'

type Candidate = { token: ReadToken; rank: number; color: TokenColor }
type Chosen = Map<ColorFieldName, Candidate>

/**
 * The colours of the theme: by the mapping where there is one, else by the names of the tokens.
 * @returns `#rrggbb` by field, only those that a token gives; hasDark: the source tells the dark mode apart
 */
export function chooseColors(
  modes: ReadModes,
  context: ImportContext,
  notes: TokenNotes,
): { colors: Partial<Omit<ColorConfig, 'colorModeType'>>; hasDark: boolean } {
  const hasDark = tellsDark(modes)
  const { mapping } = context
  const pathFor = (field: ColorFieldName, role: Role) => mapping?.[field] ?? mapping?.[role]
  const chosen: Chosen = new Map()
  for (const [field, { role, mode }] of COLOR_ROLES) {
    // What the mapping names and does not find is left as it is: no name stands in for what somebody chose.
    const path = pathFor(field, role)
    const found =
      path !== undefined
        ? mapped(field, path, modes[mode], notes)
        : mode === 'dark' && !hasDark
          ? undefined
          : named(role, mode, modes[mode], field, notes)
    if (found) chosen.set(field, found)
  }
  checkMapping(context, notes)
  const colors: Partial<Record<ColorFieldName, string>> = {}
  for (const [field, { role, mode }] of COLOR_ROLES) {
    const found =
      chosen.get(field) ??
      (pathFor(field, role) === undefined ? standIn(chosen, role, mode, field, notes) : undefined)
    if (!found) continue
    const page = chosen.get(mode === 'light' ? 'mainBackgroundColorLight' : 'mainBackgroundColorDark')
    colors[field] = written(found, role === 'page' ? undefined : page, mode, notes)
  }
  return { colors, hasDark }
}

/** Whether any colour differs between the modes, or a name says dark. */
function tellsDark({ light, dark }: ReadModes): boolean {
  for (const [path, token] of dark) {
    if (tokenColor(token.value) === undefined) continue
    const other = light.get(path)
    if (!other || JSON.stringify(other.value) !== JSON.stringify(token.value)) return true
    if (wordsOf(path).mode === 'dark') return true
  }
  return false
}

function mapped(
  field: ColorFieldName,
  path: string,
  tokens: ReadonlyMap<string, ReadToken>,
  notes: TokenNotes,
): Candidate | undefined {
  const token = tokens.get(path.replace(/[.]\$root$/, ''))
  const color = token && tokenColor(token.value)
  if (token && color) return { token, rank: 0, color }
  notes.add('unknown-mapping', field, path)
  return undefined
}

const OTHER_FIELDS = new Set(['fontFamily', 'radius', 'density', '$schema'])

function checkMapping({ mapping = {} }: ImportContext, notes: TokenNotes): void {
  const known = new Set<string>(COLOR_ROLES.flatMap(([field, { role }]) => [field, role]))
  for (const [field, path] of Object.entries(mapping))
    if (!known.has(field) && !OTHER_FIELDS.has(field)) notes.add('unknown-mapping', field, path)
}

/** The token whose name fits best; of equals the one with the shortest name. */
function named(
  role: Role,
  mode: ThemeMode,
  tokens: ReadonlyMap<string, ReadToken>,
  field: ColorFieldName,
  notes: TokenNotes,
): Candidate | undefined {
  const candidates: (Candidate & { words: string })[] = []
  for (const token of tokens.values()) {
    if (token.type !== undefined && token.type !== 'color') continue
    const { words, mode: own } = wordsOf(token.path)
    const rank = own === undefined || own === mode ? rankFor(role, words) : undefined
    const color = rank === undefined ? undefined : tokenColor(token.value)
    if (rank === undefined) continue
    if (color) candidates.push({ token, color, words, rank: rank - (own === mode ? 0.5 : 0) })
    else notes.leave(token, 'not-a-color')
  }
  const [best, ...others] = candidates.toSorted((a, b) => a.rank - b.rank || a.words.length - b.words.length)
  for (const { token, rank } of others)
    if (best && rank === best.rank)
      notes.leave(token, 'several-candidates', { field, chosen: best.token.path })
  return best
}

/** Buttons and banners of a brand that names neither are of its main colour. */
function standIn(
  chosen: Chosen,
  role: Role,
  mode: ThemeMode,
  field: string,
  notes: TokenNotes,
): Candidate | undefined {
  if (role !== 'button' && role !== 'banner') return undefined
  const main = chosen.get(mode === 'light' ? 'lightMainColor' : 'darkMainColor')
  if (main) notes.add('derived-role', field, main.token.path)
  return main
}

/** Six digits: what lets its background through is mixed with it. */
function written(
  { token, color }: Candidate,
  page: Candidate | undefined,
  mode: ThemeMode,
  notes: TokenNotes,
): string {
  const canvas = constantColor(CANVAS[mode])
  const under = page ? flat(page.color.color, canvas) : canvas
  const opaque = flat(color.color, under)
  const after = toHex(opaque)
  for (const code of color.notes) notes.add(code, token.place, token.value, { after })
  if (color.color.alpha < 1) notes.add('nearest', token.place, token.value, { after })
  notes.useAll(token)
  return after
}

const flat = (color: Rgba, under: Rgb): Rgb => (color.alpha === 1 ? color : flatten(color, under))
