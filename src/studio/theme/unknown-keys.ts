import { ALL_THEME_FIELDS } from '../fields/theme-fields.ts'
import { THEME_SCHEMA } from '../intake/read-folder.ts'
import type { ThemeFault } from './theme-faults.ts'
import { pathKey, withValue } from './theme-path.ts'

const FIELD_PATHS: ReadonlySet<string> = new Set(ALL_THEME_FIELDS.map(({ path }) => pathKey(path)))
const SCHEMA_PATH = pathKey(['$schema'])

/** Whether a fault of a theme belongs to no field: an unknown key, or a group that is not an object. */
export const isUnknownKey = ({ path }: ThemeFault): boolean => !FIELD_PATHS.has(pathKey(path))

/** The repair of such a fault: `$schema` is written, anything else is removed, which is `undefined`. */
export const unknownKeyRepair = ({ path }: ThemeFault): string | undefined =>
  pathKey(path) === SCHEMA_PATH ? THEME_SCHEMA : undefined

/** A theme without faults that belong to no field. */
export const withoutUnknownKeys = <Theme extends object>(
  theme: Theme,
  strays: readonly ThemeFault[],
): Theme => strays.reduce((rest, stray) => withValue(rest, stray.path, unknownKeyRepair(stray)), theme)
