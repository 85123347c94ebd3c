import { shift } from '#messages/shift.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PhoneField } from '#ui/patterns/phone-field.tsx'
import { fieldId } from '../use-fault.ts'
import type { TypedPhone } from '../use-shift.ts'

interface TypedPhoneFieldProps {
  field: 'phone' | 'confirmation'
  label: string
  typed: TypedPhone
  error: string | undefined
  onType: (part: Partial<TypedPhone>) => void
}

/** A phone as riders type it, with the country chosen beside it. */
export function TypedPhoneField({ field, label, typed, error, onType }: TypedPhoneFieldProps) {
  const t = useT(shift)
  return (
    <PhoneField
      id={fieldId(field)}
      name={field}
      label={label}
      required
      country={typed.country}
      // written for Argentina; elsewhere it would mislead
      placeholder={typed.country === 'AR' ? t('shift.phone-placeholder') : undefined}
      value={typed.phone}
      error={error}
      onCountryChange={(country) => onType({ country })}
      onChange={(phone) => onType({ phone })}
    />
  )
}
