import type { StudioFault } from '#generated/models.ts'

/**
 * What the server found in a folder and no field says: a theme's own faults are left to its fields while they have any.
 *
 * @param faults - of the folder, by the server
 * @param ofFields - what the fields say
 */
export const unshownFaults = (
  faults: readonly StudioFault[],
  ofFields: readonly unknown[],
): readonly StudioFault[] =>
  faults.filter(({ file }) => ofFields.length === 0 || !file.endsWith('theme.json'))
