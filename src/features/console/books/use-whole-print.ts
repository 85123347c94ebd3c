import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import type { LedgerReport, LedgerRow } from '#generated/models.ts'
import { ledger } from '#messages/ledger.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/** Maximum of printed movements. @source assumed: some thirty sheets; more is a matter for the file */
export const MOST_PRINTED = 1_000
/** Maximum of one server response. */
const AT_ONCE = 200

/**
 * Prints the books with all movements, of which the screen shows one page.
 * @returns `rows` while they are being printed
 */
export function useWholePrint(calls: ConsoleCalls, report: LedgerReport | undefined) {
  const t = useT(ledger)
  const toast = useToast()
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly LedgerRow[]>()
  useWindowEvent('afterprint', () => setRows(undefined))
  useEffect(() => {
    if (rows !== undefined) window.print()
  }, [rows])
  const [isReading, print] = useBusy(async ({ from, to, rowCount, ...shown }: LedgerReport) => {
    if (rowCount === shown.rows.length || rowCount > MOST_PRINTED) return window.print()
    try {
      const all: LedgerRow[] = []
      for (let offset = 0; offset < rowCount; offset += AT_ONCE)
        all.push(...(await queries.query(calls.books({ from, to }, offset, AT_ONCE))).rows)
      setRows(all)
    } catch {
      toast(t('ledger.not-printed'), 'error')
    }
  })
  return { rows, isReading, print: () => void (report && print(report)) }
}
