import { CITY_MAX, POSTAL_CODE_MAX, STREET_MAX } from '#domain/checkout/typed-length.ts'
import { address } from '#messages/address.ts'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { AddressFieldsProps } from './extra-fields.tsx'

/** The address of a position: the device knows where, not what it is called. Complex inputs ask for every part. */
export function LocatedFields({
  input,
  errors,
  fieldId,
  change,
  complex,
}: AddressFieldsProps & { complex: boolean }) {
  const t = useT(address)
  return (
    <>
      <TextField
        id={fieldId('direccion')}
        label={t('address.street')}
        placeholder={t('address.street-placeholder')}
        autoComplete="address-line1"
        required
        maxLength={STREET_MAX}
        value={input.direccion}
        error={errors.direccion}
        onChange={(direccion) => change({ direccion })}
      />
      {complex && (
        <>
          <TextField
            id={fieldId('postalCode')}
            label={t('address.postal-code')}
            autoComplete="postal-code"
            required
            maxLength={POSTAL_CODE_MAX}
            value={input.postalCode}
            error={errors.postalCode}
            onChange={(postalCode) => change({ postalCode })}
          />
          <TextField
            id={fieldId('city')}
            label={t('address.city')}
            autoComplete="address-level2"
            required
            maxLength={CITY_MAX}
            value={input.city}
            error={errors.city}
            onChange={(city) => change({ city })}
          />
          <TextField
            id={fieldId('province')}
            label={t('address.province')}
            autoComplete="address-level1"
            required
            maxLength={CITY_MAX}
            value={input.province}
            error={errors.province}
            onChange={(province) => change({ province })}
          />
        </>
      )}
    </>
  )
}
