import { useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { console } from '#messages/console.ts'
import type { Pause } from '#generated/models.ts'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useChange } from '../use-change.ts'

const MAX_REASON = 200
const PAUSES: readonly Pause[] = ['15', '30', '60', 'day']

type Props = { calls: ConsoleCalls; refresh: () => void; onClose: () => void }

/** Pauses the venue for a while. */
export function PauseDialog({ calls, refresh, onClose }: Props) {
  const t = useT(console)
  const change = useChange()
  const [pause, setPause] = useState<Pause>('15')
  const [reason, setReason] = useState('')
  const submit = async () => {
    const given = reason.trim()
    const body = { closed: true, pause, ...(given === '' ? {} : { reason: given }) }
    const isDone = await change(() => calls.pause(body))
    refresh()
    return isDone
  }
  return (
    <FormModal
      title={t('console.pause.title')}
      submitLabel={t('console.pause.submit')}
      variant="dialog"
      onClose={onClose}
      onSend={submit}
    >
      <p>{t('console.pause.text')}</p>
      <Radios
        legend={t('console.pause.how-long')}
        options={PAUSES.map((id) => ({
          id,
          label: id === 'day' ? t('console.pause.day') : t('console.pause.minutes', { minutes: id }),
        }))}
        chosen={pause}
        onChoose={setPause}
      />
      <TextField
        label={t('console.pause.reason')}
        maxLength={MAX_REASON}
        value={reason}
        onChange={setReason}
      />
    </FormModal>
  )
}
