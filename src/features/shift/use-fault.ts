import { useState } from 'react'
import { shift } from '#messages/shift.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { ShiftRefusal } from './ask-shift.ts'

/** Names of the fields; each is the id of its control too, for a page has one form. */
export type ShiftField = 'phone' | 'confirmation' | 'name' | 'code'

export const fieldId = (field: ShiftField): string => `shift-${field}`

export interface ShiftFault {
  text: string
  /** the fields it is about; none when it is about the call */
  fields: readonly ShiftField[]
}

const FIELDS: Record<ShiftRefusal['reason'], readonly ShiftField[]> = {
  'phone-invalid': ['phone'],
  'code-wrong': ['code'],
  carrying: [],
  failed: [],
  locked: [],
}

/** Tells what keeps the form from going on: by a toast, and beside the field, which takes the focus. @source design §5 "Errors" */
export function useFault() {
  const t = useT(shift)
  const toast = useToast()
  const [fault, setFault] = useState<ShiftFault>()

  const tell = (text: string, fields: readonly ShiftField[]) => {
    setFault({ text, fields })
    toast(text, 'error')
    const [first] = fields
    if (!first) return
    const control = document.getElementById(fieldId(first))
    control?.focus()
    // a code is typed anew, not mended
    if (first === 'code' && control instanceof HTMLInputElement) control.select()
  }
  const textOf = (refusal: ShiftRefusal): string => {
    if (refusal.reason !== 'locked') return t(`shift.${refusal.reason}`)
    const { minutes } = refusal
    return minutes === 1 ? t('shift.locked-one') : t('shift.locked', { minutes })
  }
  return {
    tell,
    /** what the server said, if it refused */
    tellRefusal: (refusal: ShiftRefusal | undefined) =>
      refusal && tell(textOf(refusal), FIELDS[refusal.reason]),
    clear: () => setFault(undefined),
    /** the text beside a field */
    of: (field: ShiftField) => (fault?.fields.includes(field) ? fault.text : undefined),
    /** the text of what is no field's fault */
    ofCall: fault?.fields.length === 0 ? fault.text : undefined,
  }
}
