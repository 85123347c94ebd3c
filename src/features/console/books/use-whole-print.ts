import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import type { LedgerReport, LedgerRow } from '#generated/models.ts'
import { ledger } from '#messages/ledger.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/** Most movements on paper. @source assumed: some thirty sheets; more is a matter for the file */
export const MOST_PRINTED = 1_000
/** Most that the server answers at once. */
const AT_ONCE = 200

/**
 * Prints the books with all of their movements, of which the screen has a page.
 * @returns `rows` while they are on their way to paper
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
