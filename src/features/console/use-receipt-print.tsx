import type { ReactNode } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { usePaper } from './components/paper.tsx'
import type { PrintReceipt } from './components/receipts.tsx'

/** Prints receipts as rendered by the server. */
export function useReceiptPrint(calls: ConsoleCalls): { print: PrintReceipt; paper: ReactNode } {
  const t = useT(console)
  const toast = useToast()
  const { print, paper } = usePaper()
  const read = async (...[code, { nth: place }]: Parameters<PrintReceipt>) => {
    try {
      print(<pre>{await calls.receiptText(code, place)}</pre>)
    } catch {
      toast(t('console.receipt.failed'), 'error')
    }
  }
  return { print: (code, receipt) => void read(code, receipt), paper }
}
