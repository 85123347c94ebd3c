import type { MessageKey } from '#messages/index.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { Brand } from './brand.ts'
import type { Role, Step, Target } from './step.ts'

const named =
  (role: Role) =>
  (name?: string, within?: Target): Target => ({ role, name, within })

export const button = named('button')
export const checkbox = named('checkbox')
export const combobox = named('combobox')
export const dialog = named('dialog')
export const heading = named('heading')
export const link = named('link')
export const radio = named('radio')
export const region = named('region')
export const tab = named('tab')
export const textbox = named('textbox')

/** What is shown as text, whole or in part. */
export const text = (shown: string, within?: Target): Target => ({ text: shown, within })

/** A text with a value in it, '|' in place of the value: its longest part is seen. */
export const around = (shown: string): Target =>
  text(
    shown
      .split('|')
      .reduce((longest, part) => (part.length > longest.length ? part : longest))
      .trim(),
  )

/** The same whose name only begins like this: a mark or an amount may follow. */
export const beginning = (target: Target): Target => {
  const { name = '', ...rest } = target
  return { ...rest, pattern: `^${escaped(name)}` }
}

/** Presses a button by its words. */
export const press = (name: string, within?: Target): Step => ({ press: button(name, within) })

/** Waits for a dialog by its title. */
export const seeDialog = (name: string): Step => ({ see: dialog(name) })

/**
 * Names made from texts with placeholders, whatever stands in these.
 * @returns source of a regular expression
 */
export function like({ text: t }: Brand, ...keys: MessageKey[]): string {
  const forms = keys.map((key) => {
    const values = Object.fromEntries(
      [...catalogue[key].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ANY]),
    )
    // the texts are known to have just these placeholders
    const whole = (t as (key: MessageKey, params: Record<string, string>) => string)(key, values)
    return whole.split(ANY).map(escaped).join('.+')
  })
  return `^(?:${forms.join('|')})$`
}

/** Stands in for a value; no text has it. */
const ANY = '\u0000'

/** A text as the source of a regular expression that it alone fits; accessible names have plain spaces for all others. */
export const escaped = (plain: string): string =>
  plain.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
