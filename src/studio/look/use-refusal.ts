import { useState } from 'react'

import { useModalOpen } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/**
 * What went wrong with what a dialog was asked: shown in it, or told to who has left it meanwhile.
 * @returns the text that is shown, and what takes another, or none
 */
export function useRefusal(): readonly [string | undefined, (text: string | undefined) => void] {
  const toast = useToast()
  const isOpen = useModalOpen()
  const [refusal, setRefusal] = useState<string>()
  const refuse = (text: string | undefined): void => {
    if (text !== undefined && !isOpen()) toast(text, 'error')
    else setRefusal(text)
  }
  return [refusal, refuse]
}
