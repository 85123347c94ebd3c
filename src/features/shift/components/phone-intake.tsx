import { normalisePhone } from '#domain/phone/phone.ts'
import { shift as shiftTexts } from '#messages/shift.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useFault } from '../use-fault.ts'
import type { Shift } from '../use-shift.ts'
import { ShiftForm } from './shift-form.tsx'
import { TypedPhoneField } from './typed-phone-field.tsx'

/** The first form: who is it? @source delivery spec §2 "phoneIntake" */
export function PhoneIntake({ shift }: { shift: Shift }) {
  const t = useT(shiftTexts)
  const fault = useFault()
  const { typed } = shift
  const submit = async () => {
    const phone = normalisePhone(typed.phone, typed.country)
    if (!phone.ok) return fault.tell(t('shift.phone-invalid'), ['phone'])
    fault.clear()
    fault.tellRefusal(await shift.find(phone.e164))
  }
  return (
    <ShiftForm submit={t('shift.next')} isBusy={shift.isBusy} fault={fault.ofCall} onSubmit={submit}>
      <TypedPhoneField
        field="phone"
        label={t('shift.phone-intake')}
        typed={typed}
        error={fault.of('phone')}
        onType={(part) => {
          fault.clear()
          shift.type(part)
        }}
      />
    </ShiftForm>
  )
}
