import { folderFaultText } from '#messages/faults.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import type { TenantFault } from '#server/tenants/tenant-fault.ts'
import type { Placed } from './place-findings.ts'

/** Faults for people, one per line, or as JSON. */
export function faultReport(faults: readonly TenantFault[], json: boolean): string {
  if (json) return `${JSON.stringify({ faults })}\n`
  return faults.map((fault) => `${terminalLine(faultText(fault))}\n`).join('')
}

/** A fault in one line. */
export const faultText = (fault: Placed<TenantFault>): string =>
  `${placeText(fault)}: ${folderFaultText(fault)}`

/** File, line and column in the format that editors open, and the JSON path. */
export const placeText = ({ file, path, line, column }: Placed<{ file: string; path: string }>): string =>
  line === undefined ? `${file} ${path}` : `${file}:${line}:${column ?? 1} ${path}`
