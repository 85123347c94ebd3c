import { terminalLine } from '#messages/terminal-line.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import type { TenantFault } from '#server/tenants/tenant-fault.ts'

/** Faults for people, one a line, or for programs. */
export function faultReport(faults: readonly TenantFault[], json: boolean): string {
  if (json) return `${JSON.stringify({ faults })}\n`
  return faults.map((fault) => `${terminalLine(faultLine(fault))}\n`).join('')
}
