import { labelOn } from '#domain/color/contrast.ts'
import { flatten, toHex, type Hex, type Rgb } from '#domain/color/rgb.ts'
import type { ThemeFinding, ThemeMode } from '#domain/color/theme-finding.ts'
import { readableOn, resolveText } from './declared-text.ts'
import { CANVAS, COLOR_FIELDS, type ColorFieldName, type Role } from './defaults.ts'
import { constantColor, deriveRoles, statusColors } from './derived-roles.ts'
import { finding } from './findings.ts'
import { derivedFindings, schemeFindings, mainColorFindings } from './mode-findings.ts'
import type { ReadColor, ReadConfig } from './read-config.ts'
import { fillAwayFromLabel, fillTowardsLabel, surfacesOf } from './surfaces.ts'
import { TOKEN_NAMES, type TokenName } from './tokens.ts'

/** All colours of one mode, canonical. */
export type Tokens = { readonly [Name in TokenName]: Hex }

/** OKLCH steps of subtle fills and of hover and pressed. @source assumed: by eye; a pressed button moves twice as far as a hovered one */
const MUTED_STEP = 0.03
const SKELETON_STEP = 0.055
const DIVIDER_STEP = 0.075
const HOVER_STEP = 0.045
const PRESSED_STEP = 0.09

/**
 * Tokens of one mode. Fills stay as declared; texts, links, edges and rings are kept or derived until every pair reads.
 * @param read - configuration as numbers
 * @param mode - which of the two
 * @source accessibility rules 2 to 7
 */
export function resolveMode(read: ReadConfig, mode: ThemeMode): { tokens: Tokens; findings: ThemeFinding[] } {
  const source = sourcesOf(read, mode)
  const { fills, findings } = flattenAll(source, mode)
  const { page, main, banner, button } = fills
  const surfaces = surfacesOf(page, wishes(source, fills))
  const text = resolveText({ ...source.text, role: 'text', mode, color: fills.text }, surfaces)
  const description = resolveText(
    { ...source.description, role: 'description', mode, color: fills.description },
    surfaces,
  )
  const derived = deriveRoles(main, button, surfaces)
  const muted = fillTowardsLabel(page, MUTED_STEP)
  const colors: Record<TokenName, Rgb> = {
    ...surfaces,
    ...derived,
    ...statusColors(surfaces),
    muted,
    skeleton: fillTowardsLabel(page, SKELETON_STEP),
    divider: fillTowardsLabel(page, DIVIDER_STEP),
    text: text.color,
    description: description.color,
    onMuted: readableOn(text.color, [muted]),
    onMutedSoft: readableOn(description.color, [muted]),
    main,
    onMain: labelOn(main),
    mainHover: fillAwayFromLabel(main, HOVER_STEP),
    mainPressed: fillAwayFromLabel(main, PRESSED_STEP),
    button,
    onButton: labelOn(button),
    buttonHover: fillAwayFromLabel(button, HOVER_STEP),
    buttonPressed: fillAwayFromLabel(button, PRESSED_STEP),
    banner,
    onBanner: labelOn(banner),
  }
  findings.push(
    ...mainColorFindings(source, fills, mode),
    ...schemeFindings(source, page, mode),
    ...text.findings,
    ...description.findings,
    ...derivedFindings(source, fills, derived, surfaces, mode),
  )
  const tokens = Object.fromEntries(TOKEN_NAMES.map((name) => [name, toHex(colors[name])])) as Tokens
  return { tokens, findings }
}

function sourcesOf(read: ReadConfig, mode: ThemeMode): Record<Role, ReadColor> {
  const names = (Object.keys(COLOR_FIELDS) as ColorFieldName[]).filter(
    (name) => COLOR_FIELDS[name].mode === mode,
  )
  return Object.fromEntries(names.map((name) => [COLOR_FIELDS[name].role, read.colors[name]])) as Record<
    Role,
    ReadColor
  >
}

/** Only texts that somebody chose may hold a surface back. */
function wishes(source: Record<Role, ReadColor>, opaque: Record<Role, Rgb>): Rgb[] {
  const roles: readonly Role[] = ['text', 'description']
  return roles.filter((role) => source[role].declared).map((role) => opaque[role])
}

/** The page lies on the canvas, everything else on the page. */
function flattenAll(source: Record<Role, ReadColor>, mode: ThemeMode) {
  const findings: ThemeFinding[] = []
  const opaque = (role: Role, backdrop: Rgb): Rgb => {
    const { color, field, before } = source[role]
    if (color.alpha === 1) return { r: color.r, g: color.g, b: color.b }
    const flat = flatten(color, backdrop)
    findings.push(
      finding('flattened-color', { field, mode, before, after: toHex(flat), background: toHex(backdrop) }),
    )
    return flat
  }
  const page = opaque('page', constantColor(CANVAS[mode]))
  const fills: Record<Role, Rgb> = {
    page,
    main: opaque('main', page),
    banner: opaque('banner', page),
    button: opaque('button', page),
    text: opaque('text', page),
    description: opaque('description', page),
  }
  return { fills, findings }
}
