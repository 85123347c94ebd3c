import { checkTexts } from '#messages/check.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import type { TenantsReport } from '#server/tenants/check-tenants.ts'
import { faultText, placeText } from './fault-report.ts'
import type { Placed } from './place-findings.ts'

/** Findings with line numbers. */
type PlacedReport = {
  checked: string[]
  faults: Placed<TenantsReport['faults'][number]>[]
  remarks: Placed<TenantsReport['remarks'][number]>[]
}

/**
 * The output of `vitrina check`.
 * @param json - for programs: `{ checked, faults, remarks }` on one line
 * @returns for people: one line per folder with its findings below, and the totals
 */
export function checkReport({ checked, faults, remarks }: PlacedReport, json: boolean): string {
  if (json) return `${JSON.stringify({ checked, faults, remarks })}\n`
  const isOf = (alias: string) => (one: { file: string }) =>
    one.file === alias || one.file.startsWith(`${alias}/`)
  const folders = [...new Set([...faults.map(folderOf), ...checked])].toSorted()
  const lines = folders.flatMap((alias) => {
    const wrong = faults.filter(isOf(alias))
    const doubtful = remarks.filter(isOf(alias))
    const verdict =
      wrong.length > 0 ? checkTexts.broken : doubtful.length > 0 ? checkTexts.doubtful : checkTexts.fine
    return [
      `${alias}: ${verdict}`,
      ...wrong.map((fault) => `  ${checkTexts.fault}  ${faultText(fault)}`),
      ...doubtful.map((one) => `  ${checkTexts.remark}  ${placeText(one)}: ${one.message}`),
    ]
  })
  const sum = checkTexts.sum(checked.length, faults.length, remarks.length)
  return `${[...lines, sum].map(terminalLine).join('\n')}\n`
}

const folderOf = ({ file }: { file: string }): string => file.split('/')[0] ?? file
