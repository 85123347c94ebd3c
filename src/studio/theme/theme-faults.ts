import { parseColor } from '#domain/color/parse-color.ts'
import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import { isThemeFile } from '#generated/validators/theme-file.js'
import { pathKey, valueAt, withValue, type ThemePath } from './theme-path.ts'

/** The rule a value violates: a keyword of JSON Schema, or the theme engine's finding if that is clearer. */
export type ThemeFault = {
  readonly path: ThemePath
  readonly keyword: string
  readonly finding?: ThemeFinding
}

/**
 * Faults that must not be saved, one per place: the theme engine's finding if there is one, else the first violated
 * rule.
 * @param own - the brand's own values, as typed
 * @param findings - of the theme engine about them
 */
export function themeFaults(own: object, findings: readonly ThemeFinding[]): readonly ThemeFault[] {
  const colors = findings
    .filter(({ level, field }) => level === 'error' && field !== null)
    .map((finding) => ({ path: ['colorConfig', finding.field ?? ''], keyword: 'color', finding }))
  isThemeFile(own)
  const shapes = (isThemeFile.errors ?? []).map(({ instancePath, keyword, params }) => {
    const path = instancePath.split('/').slice(1)
    const extra = params.additionalProperty ?? params.missingProperty
    return { path: typeof extra === 'string' ? [...path, extra] : path, keyword }
  })
  const isNotation = ({ path, keyword }: ThemeFault) =>
    path[0] === 'colorConfig' && NOTATION.has(keyword) && parseColor(valueAt(own, path)).ok
  const places = new Map<string, ThemeFault>()
  for (const fault of [...colors, ...shapes.filter((shape) => !isNotation(shape))]) {
    const place = pathKey(fault.path)
    if (!places.has(place)) places.set(place, fault)
  }
  return [...places.values()]
}

/** Schema keywords about a colour's notation: another notation is no fault, because it is saved in ours. */
const NOTATION: ReadonlySet<string> = new Set(['pattern', 'maxLength'])

/**
 * The theme in the frames, with the last valid value for every invalid field.
 * @param own - as typed
 * @param last - the theme shown before
 */
export function shownTheme<Theme extends object>(
  own: Theme,
  faults: readonly ThemeFault[],
  last: Theme,
): Theme {
  return faults.reduce((theme, { path }) => withValue(theme, path, valueAt(last, path)), own)
}
