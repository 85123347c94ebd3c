import { useState } from 'react'
import styled from 'styled-components'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { SHIFT_CODE_DIGITS } from '#domain/defaults.ts'
import { console } from '#messages/console.ts'
import { space, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useChange } from '../use-change.ts'

const isCode = (text: string) => /^\d+$/.test(text) && text.length === SHIFT_CODE_DIGITS

const Unlock = styled.div`
  ${stack(2)}
  justify-items: start;
  padding-top: ${space(4)};
  border-top: 1px solid ${token.border};

  > p {
    color: ${token.description};
  }
`

/** Sets the code with which riders start their shift, and unlocks riders who mistyped it. */
export function RidersDialog({ calls, onClose }: { calls: ConsoleCalls; onClose: () => void }) {
  const t = useT(console)
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
  const [isUnlocking, unlock] = useBusy(async () => {
    if (await change(() => calls.unlockShiftCode())) toast(t('console.riders.unlocked'), 'success')
  })
  return (
    <FormModal
      title={t('console.riders.title')}
      submitLabel={t('console.riders.submit')}
      variant="dialog"
      onClose={onClose}
      onSend={submit}
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
      <Unlock>
        <p>{t('console.riders.locked')}</p>
        <Button tone="secondary" loading={isUnlocking} onPress={() => void unlock()}>
          {t('console.riders.unlock')}
        </Button>
      </Unlock>
    </FormModal>
  )
}
