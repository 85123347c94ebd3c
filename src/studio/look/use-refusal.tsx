import { useState, type ReactNode } from 'react'

import { useModalOpen } from '#ui/patterns/modal-control.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { SentenceList } from './dialog-parts.tsx'

/** Why something was refused, with the details. */
type Refusal = { readonly text: string; readonly reasons: readonly string[] }

/**
 * The error of a dialog's request: shown in the dialog, or as a toast when it was closed meanwhile.
 * @returns the element that shows it, and the setter of the error
 */
export function useRefusal(): readonly [
  shown: ReactNode,
  refuse: (text?: string, reasons?: readonly string[]) => void,
] {
  const toast = useToast()
  const isOpen = useModalOpen()
  const [refusal, setRefusal] = useState<Refusal>()
  const refuse = (text?: string, reasons: readonly string[] = []): void => {
    if (text !== undefined && !isOpen()) toast(text, 'error')
    else setRefusal(text === undefined ? undefined : { text, reasons })
  }
  const shown = (
    <div role="alert">
      {refusal && <Notice tone="danger">{refusal.text}</Notice>}
      {refusal && refusal.reasons.length > 0 && (
        <SentenceList label={refusal.text} sentences={refusal.reasons} tone="danger" />
      )}
    </div>
  )
  return [shown, refuse]
}
