import { ALL_THEME_FIELDS } from '../fields/theme-fields.ts'
import { THEME_SCHEMA } from '../intake/read-folder.ts'
import type { ThemeFault } from './theme-faults.ts'
import { pathKey, withValue } from './theme-path.ts'

const FIELD_PATHS: ReadonlySet<string> = new Set(ALL_THEME_FIELDS.map(({ path }) => pathKey(path)))
const SCHEMA_PATH = pathKey(['$schema'])

/** Whether a fault of a theme stands beside no field: of a key that no theme has, of a group that is none. */
export const isFieldless = ({ path }: ThemeFault): boolean => !FIELD_PATHS.has(pathKey(path))

/** What mends such a fault: `$schema` is written, anything else is taken out, which is `undefined`. */
export const fieldlessRepair = ({ path }: ThemeFault): string | undefined =>
  pathKey(path) === SCHEMA_PATH ? THEME_SCHEMA : undefined

/** A theme without faults that stand beside no field. */
export const withoutFieldless = <Theme extends object>(theme: Theme, strays: readonly ThemeFault[]): Theme =>
  strays.reduce((rest, stray) => withValue(rest, stray.path, fieldlessRepair(stray)), theme)
