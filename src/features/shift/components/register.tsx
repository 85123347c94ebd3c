import { useState } from 'react'
import { NAME_MAX } from '#domain/checkout/typed-length.ts'
import { checkRegistration } from '#domain/shift/check-registration.ts'
import { shift as shiftTexts } from '#messages/shift.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { fieldId, useFault } from '../use-fault.ts'
import type { Shift } from '../use-shift.ts'
import { CodeField } from './code-field.tsx'
import { ShiftForm } from './shift-form.tsx'
import { TypedPhoneField } from './typed-phone-field.tsx'

/** A new rider. @source delivery spec §2 "register", §5 "Rider registration checks" */
export function Register({ shift }: { shift: Shift }) {
  const t = useT(shiftTexts)
  const fault = useFault()
  const { typed } = shift
  const [more, setMore] = useState({ confirmation: '', name: '', code: '' })
  const change = (part: Partial<typeof more>) => {
    fault.clear()
    setMore((before) => ({ ...before, ...part }))
  }
  const submit = async () => {
    const checked = checkRegistration({ ...typed, ...more })
    if (!checked.ok) return fault.tell(t(`shift.${checked.fault}`), checked.fields)
    fault.clear()
    fault.showRefusal(await shift.register(checked.name, checked.phone, checked.code))
  }
  return (
    <ShiftForm
      heading={t('shift.register')}
      submit={t('shift.start')}
      isBusy={shift.isBusy}
      fault={fault.ofCall}
      onSubmit={submit}
    >
      <TypedPhoneField
        field="phone"
        label={t('shift.phone')}
        typed={typed}
        error={fault.of('phone')}
        onType={(part) => {
          fault.clear()
          shift.type(part)
        }}
      />
      <TypedPhoneField
        field="confirmation"
        label={t('shift.confirmation')}
        typed={{ phone: more.confirmation, country: typed.country }}
        error={fault.of('confirmation')}
        onType={({ phone, country }) => {
          if (country) shift.type({ country })
          if (phone !== undefined) change({ confirmation: phone })
        }}
      />
      <TextField
        id={fieldId('name')}
        name="name"
        label={t('shift.name')}
        required
        autoComplete="name"
        maxLength={NAME_MAX}
        value={more.name}
        error={fault.of('name')}
        onChange={(name) => change({ name })}
      />
      <CodeField value={more.code} error={fault.of('code')} onChange={(code) => change({ code })} />
    </ShiftForm>
  )
}
