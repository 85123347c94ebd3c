import { ALL_THEME_FIELDS } from '../fields/theme-fields.ts'
import { THEME_SCHEMA } from '../intake/read-folder.ts'
import type { ThemeFault } from './theme-faults.ts'
import { withValue } from './theme-path.ts'
import type { ThemePath } from './theme-path.ts'

// a key may hold any sign, so paths are told apart by more than a joint
const exact = (path: ThemePath): string => JSON.stringify(path)
const FIELD_PATHS: ReadonlySet<string> = new Set(ALL_THEME_FIELDS.map(({ path }) => exact(path)))
const SCHEMA_PATH = exact(['$schema'])

/** Whether a fault of a theme stands beside no field: of a key that no theme has, of a group that is none. */
export const isStray = ({ path }: ThemeFault): boolean => !FIELD_PATHS.has(exact(path))

/** The faults of a theme that stand beside no field, each place once. */
export function strayFaults(faults: readonly ThemeFault[]): readonly ThemeFault[] {
  const strays = new Map<string, ThemeFault>()
  for (const fault of faults) {
    const place = exact(fault.path)
    if (isStray(fault) && !strays.has(place)) strays.set(place, fault)
  }
  return [...strays.values()]
}

/** What mends such a fault: `$schema` is written, anything else is taken out, which is `undefined`. */
export const strayRepair = ({ path }: ThemeFault): string | undefined =>
  exact(path) === SCHEMA_PATH ? THEME_SCHEMA : undefined

/** A theme without faults that stand beside no field. */
export const withoutStrays = <Theme extends object>(theme: Theme, strays: readonly ThemeFault[]): Theme =>
  strays.reduce((rest, stray) => withValue(rest, stray.path, strayRepair(stray)), theme)
