import { useState, type ReactNode } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { Paper } from './components/paper.tsx'
import type { PrintReceipt } from './components/receipts.tsx'

/** Prints receipts as the server writes them. @returns the paper, which stands beside what is hidden in print */
export function useReceiptPrint(calls: ConsoleCalls): { print: PrintReceipt; paper: ReactNode } {
  const t = useT(console)
  const toast = useToast()
  const [printed, setPrinted] = useState<{ text: string; nth: number }>()
  const read = async (...[code, { nth: place }]: Parameters<PrintReceipt>) => {
    try {
      const text = await calls.receiptText(code, place)
      setPrinted((before) => ({ text, nth: (before?.nth ?? 0) + 1 }))
    } catch {
      toast(t('console.receipt.failed'), 'error')
    }
  }
  return {
    print: (code, receipt) => void read(code, receipt),
    paper: printed && (
      <Paper key={printed.nth} onDone={() => setPrinted(undefined)}>
        <pre>{printed.text}</pre>
      </Paper>
    ),
  }
}
