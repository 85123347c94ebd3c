import type { MessageKey } from '#messages/index.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { Brand } from './brand.ts'
import type { Made, State } from './state.ts'
import type { Role, Step, Target } from './step.ts'

/** A value read from a brand, and from what was created for it. */
type Of<T> = (brand: Brand, made: Made) => T
export type Aim = Of<Target>
/** Texts by key, or literal text. A text with placeholders matches any values, and several keys match for each. */
type Words = MessageKey | readonly MessageKey[] | Of<string | undefined>

const named =
  (role: Role) =>
  (words?: Words, within?: Aim): Aim =>
  (brand, made) => ({
    role,
    ...(typeof words === 'function' ? { name: words(brand, made) } : words && nameFrom(brand, words)),
    within: within?.(brand, made),
  })

export const article = named('article')
export const button = named('button')
export const checkbox = named('checkbox')
export const combobox = named('combobox')
export const dialog = named('dialog')
export const group = named('group')
export const heading = named('heading')
export const link = named('link')
export const list = named('list')
export const main = named('main')
export const map = named('application')
export const option = named('option')
export const radio = named('radio')
export const region = named('region')
export const searchbox = named('searchbox')
export const slider = named('slider')
export const tab = named('tab')
export const textbox = named('textbox')

/** Matches visible text, in whole or in part: for a text with placeholders, its longest part between them. */
export const text =
  (words: MessageKey | Of<string | undefined>, within?: Aim): Aim =>
  (brand, made) => ({
    text: typeof words === 'function' ? words(brand, made) : longest(partsOf(brand, words)).trim(),
    within: within?.(brand, made),
  })

/** The same, but the name only starts like this: a mark or an amount may follow. */
export const beginning =
  (aim: Aim): Aim =>
  (brand, made) => {
    const { name = '', ...rest } = aim(brand, made)
    return { ...rest, pattern: `^${escaped(name)}` }
  }

/** A field by its label, which may have a required mark. */
export const field = (words: Words, within?: Aim): Aim => beginning(textbox(words, within))

/** The last match. */
export const last =
  (aim: Aim): Aim =>
  (brand, made) => ({ ...aim(brand, made), last: true })

const doing =
  <Kind extends 'answered' | 'check' | 'focus' | 'gone' | 'see'>(kind: Kind) =>
  (aim: Aim) =>
  (...of: Parameters<Aim>) =>
    ({ [kind]: aim(...of) }) as Record<Kind, Target>

export const answered = doing('answered')
export const check = doing('check')
export const focus = doing('focus')
export const gone = doing('gone')
export const see = doing('see')

/** Presses a button by its text, or another element. */
export const press = (what: MessageKey | Aim, within?: Aim): Of<Step> => {
  const aim = typeof what === 'function' ? what : button(what, within)
  return (...of) => ({ press: aim(...of) })
}

export const fill =
  (aim: Aim, words: string | Of<string | undefined>): Of<Step> =>
  (...of) => ({ fill: aim(...of), with: typeof words === 'string' ? words : (words(...of) ?? '') })

export const open =
  (path: State['path']): Of<Step> =>
  (...of) => ({ open: path(...of) })

function nameFrom(brand: Brand, keys: MessageKey | readonly MessageKey[]): Pick<Target, 'name' | 'pattern'> {
  const forms = [keys].flat().map((key) => partsOf(brand, key))
  const [[name] = []] = forms
  return forms.flat().length === 1
    ? { name }
    : { pattern: `^(?:${forms.map((parts) => parts.map(escaped).join('.+')).join('|')})$` }
}

/** The parts of a text between its placeholders. */
function partsOf({ text: t }: Brand, key: MessageKey): string[] {
  const values = Object.fromEntries(
    [...catalogue[key].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ANY]),
  )
  // these texts have exactly these placeholders
  return (t as (key: MessageKey, params: Record<string, string>) => string)(key, values).split(ANY)
}

const longest = (parts: readonly string[]): string =>
  parts.reduce((best, part) => (part.length > best.length ? part : best), '')

/** Stands for a value; it occurs in no text. */
const ANY = '\u0000'

/** Escapes a text for a regular expression; accessible names contain plain spaces instead of all others. */
export const escaped = (plain: string): string =>
  plain.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
