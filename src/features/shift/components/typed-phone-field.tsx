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

/** A phone in the form riders type it, with a country selector beside it. */
export function TypedPhoneField({ field, label, typed, error, onType }: TypedPhoneFieldProps) {
  const t = useT(shift)
  return (
    <PhoneField
      id={fieldId(field)}
      name={field}
      label={label}
      required
      country={typed.country}
      // an Argentine example; it would mislead elsewhere
      placeholder={typed.country === 'AR' ? t('shift.phone-placeholder') : undefined}
      value={typed.phone}
      error={error}
      onCountryChange={(country) => onType({ country })}
      onChange={(phone) => onType({ phone })}
    />
  )
}
