import { useState } from 'react'
import { shift } from '#messages/shift.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { ShiftRefusal } from './ask-shift.ts'

/** Names of the fields, also used as ids of their controls: a page has one form. */
export type ShiftField = 'phone' | 'confirmation' | 'name' | 'code'

export const fieldId = (field: ShiftField): string => `shift-${field}`

export interface ShiftFault {
  text: string
  /** the fields concerned; empty when the call failed */
  fields: readonly ShiftField[]
}

const FIELDS: Record<ShiftRefusal['reason'], readonly ShiftField[]> = {
  'phone-invalid': ['phone'],
  'code-wrong': ['code'],
  carrying: [],
  failed: [],
  locked: [],
}

/**
 * Shows why the form cannot be sent: in a toast, and beside the field, which receives focus.
 * @source design §5 "Errors"
 */
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
    // a wrong code is retyped, not corrected
    if (first === 'code' && control instanceof HTMLInputElement) control.select()
  }
  const textOf = (refusal: ShiftRefusal): string => {
    if (refusal.reason !== 'locked') return t(`shift.${refusal.reason}`)
    const { minutes } = refusal
    return minutes === 1 ? t('shift.locked-one') : t('shift.locked', { minutes })
  }
  return {
    tell,
    /** the server's refusal, if any */
    showRefusal: (refusal: ShiftRefusal | undefined) =>
      refusal && tell(textOf(refusal), FIELDS[refusal.reason]),
    clear: () => setFault(undefined),
    /** the error of a field */
    of: (field: ShiftField) => (fault?.fields.includes(field) ? fault.text : undefined),
    /** the error that belongs to no field */
    ofCall: fault?.fields.length === 0 ? fault.text : undefined,
  }
}
