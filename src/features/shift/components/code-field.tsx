import { SHIFT_CODE_DIGITS } from '#domain/defaults.ts'
import { shift } from '#messages/shift.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { fieldId } from '../use-fault.ts'

/** Six digits with spaces between them. */
const CODE_MAX = 11

interface CodeFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** The security code of the store. */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  const t = useT(shift)
  return (
    <TextField
      id={fieldId('code')}
      name="code"
      label={t('shift.code')}
      hint={t('shift.code-hint', { digits: SHIFT_CODE_DIGITS })}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_MAX}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
