import { useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { SHIFT_CODE_DIGITS } from '#domain/defaults.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useChange } from '../use-change.ts'
import { DialogForm } from './dialog-form.tsx'

const isCode = (text: string) => /^\d+$/.test(text) && text.length === SHIFT_CODE_DIGITS

/** Sets the code with which riders start their shift. */
export function RidersDialog({ calls, onClose }: { calls: ConsoleCalls; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const change = useChange()
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (!isCode(code)) return undefined
    return change(() => calls.setShiftCode(code)).then((isSaved) => {
      if (isSaved) toast(t('console.riders.saved'), 'success')
      return isSaved
    })
  }
  return (
    <DialogForm
      title={t('console.riders.title')}
      submitLabel={t('console.riders.submit')}
      {...{ onClose, submit }}
    >
      <p>{t('console.riders.text')}</p>
      <TextField
        label={t('console.riders.code')}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={SHIFT_CODE_DIGITS}
        value={code}
        onChange={setCode}
        error={isTried && !isCode(code) ? t('console.riders.bad') : undefined}
      />
    </DialogForm>
  )
}
