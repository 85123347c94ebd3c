import { terminalLine } from '#messages/terminal-line.ts'
import type { TenantsReport } from '#server/tenants/check-tenants.ts'
import { remarkLine } from '#server/tenants/remarks/remark.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'

/**
 * What `vitrina check` prints.
 *
 * @param json - for programs: `{ checked, faults, remarks }` on one line
 * @returns for people: a line for each folder, what is wrong below it, and the sum
 */
export function checkReport({ checked, faults, remarks }: TenantsReport, json: boolean): string {
  if (json) return `${JSON.stringify({ checked, faults, remarks })}\n`
  const isOf = (alias: string) => (one: { file: string }) =>
    one.file === alias || one.file.startsWith(`${alias}/`)
  const folders = [...new Set([...faults.map(folderOf), ...checked])].toSorted()
  const lines = folders.flatMap((alias) => {
    const wrong = faults.filter(isOf(alias))
    const doubtful = remarks.filter(isOf(alias))
    const verdict = wrong.length > 0 ? 'cannot be served' : doubtful.length > 0 ? 'can be served' : 'ok'
    return [
      `${alias}: ${verdict}`,
      ...wrong.map((fault) => `  error    ${faultLine(fault)}`),
      ...doubtful.map((one) => `  warning  ${remarkLine(one)}`),
    ]
  })
  const sum = `${checked.length} tenants checked, ${faults.length} faults, ${remarks.length} warnings`
  return `${[...lines, sum].map(terminalLine).join('\n')}\n`
}

const folderOf = ({ file }: { file: string }): string => file.split('/')[0] ?? file
