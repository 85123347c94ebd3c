import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { COLOR_FIELDS, type ColorFieldName, type Role } from '#theme/defaults.ts'

const WORD = '(?:^|[.])'
const BACK = '(?:background|backgrounds|bg|surface|surfaces|fill)'
const FRONT = '(?:text|foreground|fg|content|font)'
const PLAIN = '(?:default|base|primary|main|body|page|app|canvas|root|normal|regular)'
const BRAND = '(?:brand|primary|accent|main|principal|marca)'

/**
 * Names that tokens of each role go by, the surest first. They are read with dots between all words, without the words
 * for light and dark.
 * @source assumed: names in the collection terrazzoapp/dtcg-examples and in the token sets of common design systems
 */
const NAMES: Readonly<Record<Role, readonly RegExp[]>> = {
  page: [
    new RegExp(`${WORD}(?:page|body|app|canvas)[.]${BACK}(?:[.]${PLAIN})?$`),
    new RegExp(`${WORD}${BACK}[.]${PLAIN}$`),
    new RegExp(`${WORD}(?:canvas|page|fondo)$`),
    new RegExp(`${WORD}${BACK}$`),
  ],
  main: [
    new RegExp(`${WORD}${BACK}[.]${BRAND}(?:[.]${PLAIN})?$`),
    new RegExp(`${WORD}${BRAND}(?:[.]${PLAIN})?$`),
    new RegExp(`${WORD}${BRAND}[.](?:500|600|50|60)$`),
  ],
  banner: [new RegExp(`${WORD}(?:banner|promo|promotion|promotional)(?:[.]${BACK})?(?:[.]${PLAIN})?$`)],
  button: [
    new RegExp(`${WORD}(?:button|btn|boton|cta|action)(?:[.]${BRAND})?(?:[.]${BACK})?(?:[.]${PLAIN})?$`),
    new RegExp(`${WORD}(?:button|btn)[.]${BACK}(?:[.]${BRAND})?$`),
    new RegExp(`${WORD}interactive(?:[.]${PLAIN})?$`),
  ],
  text: [
    new RegExp(`${WORD}${FRONT}[.]${PLAIN}$`),
    new RegExp(`${WORD}on[.](?:${BACK}|page)$`),
    new RegExp(`${WORD}(?:${FRONT}|texto|ink)$`),
  ],
  description: [
    new RegExp(
      `${WORD}${FRONT}(?:[.]${PLAIN})?[.](?:secondary|muted|subtle|description|subdued|weak|soft|caption)$`,
    ),
    new RegExp(`${WORD}on[.]${BACK}[.](?:variant|secondary|muted)$`),
    new RegExp(`${WORD}(?:muted|description)(?:[.](?:${FRONT}|foreground))?$`),
  ],
}

/** Parts of a name that are for something else than what the rest of it says. */
const OTHER_USE: Partial<Record<Role, RegExp>> = {
  main: /(?:^|[.])(?:text|font|foreground|fg|border|outline|icon|on|shadow|ring|stroke|button|btn)(?:[.]|$)/,
  page: /(?:^|[.])(?:button|btn|card|input|modal|nav|on|border|icon)(?:[.]|$)/,
  text: /(?:^|[.])(?:button|btn|link|border|icon)(?:[.]|$)/,
}

/** A name with dots between all words, lower case, and the appearance that it says it is for. */
export function wordsOf(path: string): { words: string; mode: ThemeMode | undefined } {
  const words = path
    .replaceAll(/([a-z\d])([A-Z])/g, '$1.$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  const isDark = words.some((word) => word === 'dark' || word === 'oscuro')
  const isLight = words.some((word) => word === 'light' || word === 'claro')
  const rest = words.filter(
    (word) => !['dark', 'light', 'oscuro', 'claro', 'color', 'colors', 'colour'].includes(word),
  )
  return { words: rest.join('.'), mode: isDark === isLight ? undefined : isDark ? 'dark' : 'light' }
}

/** How well a name fits a role. @returns 0 for the surest, undefined when it does not fit */
export function rankFor(role: Role, words: string): number | undefined {
  if (OTHER_USE[role]?.test(words) === true) return undefined
  const rank = NAMES[role].findIndex((name) => name.test(words))
  return rank === -1 ? undefined : rank
}

/** The colours a theme has, and what each is for. */
export const COLOR_ROLES = Object.entries(COLOR_FIELDS) as [
  ColorFieldName,
  { role: Role; mode: ThemeMode; default: string },
][]
