import { CITY_MAX, POSTAL_CODE_MAX, STREET_MAX } from '#domain/checkout/typed-length.ts'
import { address } from '#messages/address.ts'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { AddressFieldsProps } from './extra-fields.tsx'

const STREET = {
  field: 'direccion',
  label: 'address.street',
  autoComplete: 'address-line1',
  max: STREET_MAX,
} as const
/** Complex inputs ask for every part. */
const PARTS = [
  STREET,
  { field: 'postalCode', label: 'address.postal-code', autoComplete: 'postal-code', max: POSTAL_CODE_MAX },
  { field: 'city', label: 'address.city', autoComplete: 'address-level2', max: CITY_MAX },
  { field: 'province', label: 'address.province', autoComplete: 'address-level1', max: CITY_MAX },
] as const

/** The address of a position: the device knows where, not what it is called. */
export function LocatedFields({
  input,
  errors,
  fieldId,
  change,
  complex,
}: AddressFieldsProps & { complex: boolean }) {
  const t = useT(address)
  return (complex ? PARTS : [STREET]).map(({ field, label, autoComplete, max }) => (
    <TextField
      key={field}
      id={fieldId(field)}
      label={t(label)}
      placeholder={field === 'direccion' ? t('address.street-placeholder') : undefined}
      autoComplete={autoComplete}
      required
      maxLength={max}
      value={input[field]}
      error={errors[field]}
      onChange={(text) => change({ [field]: text })}
    />
  ))
}
