import type { StudioFault } from '#generated/models.ts'

import { reasonOf } from '../startup-error.ts'

/** One fault in a tenant's folder, precise enough to repair it without reading code. */
export type TenantFault = StudioFault

/** A folder that cannot be served, with all its faults. */
export class TenantInvalid extends Error {
  readonly faults: TenantFault[]

  constructor(faults: TenantFault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'TenantInvalid'
    this.faults = faults
  }
}

/** The result of reading a folder, or the folder's faults. */
export const orFaults = <Read>(reading: Promise<Read>): Promise<Read | TenantFault[]> =>
  reading.catch((error: unknown) => {
    if (error instanceof TenantInvalid) return error.faults
    throw error
  })

/** The faults behind any error thrown while a folder is read. */
export function faultsOf(alias: string, error: unknown): readonly TenantFault[] {
  if (error instanceof TenantInvalid) return error.faults
  const found = `what cannot be read or kept: ${reasonOf(error)}`
  return [{ file: alias, path: '$', found, expected: 'files that can be read and kept' }]
}

/** A fault in one line. */
export const faultLine = (fault: TenantFault): string => `${fault.file} ${fault.path}: ${faultText(fault)}`

/** The text of a fault, without its place. */
export function faultText({ found, expected, near }: TenantFault): string {
  const meant = near === undefined ? '' : `; did you mean '${near}'?`
  return `found ${found}, expected ${expected}${meant}`
}
