/** One thing wrong with a tenant's folder, precise enough to repair it without reading code. */
export type TenantFault = {
  /** from the tenants folder: la-esquina/menu.json */
  file: string
  /** JSON path inside the file: $.categories[0].plates[3].garnishGroups[1] */
  path: string
  found: string
  expected: string
  /** the name that was probably meant */
  near?: string
}

/** A folder that cannot be served, with everything that is wrong with it. */
export class TenantInvalid extends Error {
  readonly faults: TenantFault[]

  constructor(faults: TenantFault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'TenantInvalid'
    this.faults = faults
  }
}

/** A fault in one line. */
export function faultLine(fault: TenantFault): string {
  const near = fault.near === undefined ? '' : `; did you mean '${fault.near}'?`
  return `${fault.file} ${fault.path}: found ${fault.found}, expected ${fault.expected}${near}`
}
