import type { AddressInput } from '#domain/address/address.ts'
import { BETWEEN_STREETS_MAX, DETAILS_MAX } from '#domain/checkout/typed-length.ts'
import { address } from '#messages/address.ts'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

export interface AddressFieldsProps {
  input: AddressInput
  /** texts by field */
  errors: Readonly<Record<string, string | undefined>>
  fieldId: (field: string) => string
  change: (part: Partial<AddressInput>) => void
}

/** 'Entrecalles' and 'Aclaraciones', the same in both tabs. */
export function ExtraFields({
  input,
  errors,
  fieldId,
  change,
  betweenStreetsRequired,
}: AddressFieldsProps & { betweenStreetsRequired: boolean }) {
  const t = useT(address)
  return (
    <>
      <TextField
        id={fieldId('entrecalles')}
        label={t('address.between-streets')}
        mark={t(betweenStreetsRequired ? 'common.required' : 'common.optional')}
        required={betweenStreetsRequired}
        maxLength={BETWEEN_STREETS_MAX}
        value={input.entrecalles}
        error={errors.entrecalles}
        onChange={(entrecalles) => change({ entrecalles })}
      />
      <TextField
        id={fieldId('aclaraciones')}
        label={t('address.details')}
        mark={t('common.optional')}
        maxLength={DETAILS_MAX}
        placeholder={t('address.details-placeholder')}
        value={input.aclaraciones}
        onChange={(aclaraciones) => change({ aclaraciones })}
      />
    </>
  )
}
