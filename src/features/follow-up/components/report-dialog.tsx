import { useId, useState } from 'react'
import styled from 'styled-components'
import { REPORT_TEXT_LIMIT } from '#domain/defaults.ts'
import type { OrderErrorType, OrderFollowUp } from '#generated/models.ts'
import { orderReport } from '#messages/order-report.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { text } from '#theme/tokens.ts'
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useReport } from '../use-report.ts'

const Types = styled.div`
  /* Under the title of the dialog the legend is one more label. */
  legend {
    font-size: ${text[2]};
  }
`

interface Props {
  order: OrderFollowUp
  /** the reports possible now */
  types: readonly OrderErrorType[]
  onClose: () => void
}

/** Tells the venue what went wrong: one kind of error, and a few words. @source delivery spec §5 "Error report"; FUP-03 */
export function ReportDialog({ order, types, onClose }: Props) {
  const t = useT(orderReport)
  const { tell } = useReport(order)
  const { heldMoney: held } = order
  const money = useMoneyIn()
  const toast = useToast()
  const group = useId()
  const [chosen, setChosen] = useState<OrderErrorType>()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    if (chosen !== undefined) return tell(chosen, words.trim() || undefined)
    setMissing(true)
    toast(t('report.choose'), 'error')
    document.getElementById(group)?.focus()
    return undefined
  }
  return (
    <FormModal title={t('report.title')} submitLabel={t('report.confirm')} onClose={onClose} onSend={send}>
      <Types>
        <Radios
          id={group}
          legend={t('report.types')}
          error={isMissing && chosen === undefined ? t('report.choose') : undefined}
          framed
          options={types.map((id) => ({ id, label: t(`report.type.${id}`) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Types>
      {held && held.amount > 0 && <Notice>{t('report.money', { amount: money(held.amount, held) })}</Notice>}
      <TextArea
        label={t('report.text')}
        mark={t('report.optional')}
        value={words}
        onChange={setWords}
        limit={REPORT_TEXT_LIMIT}
      />
    </FormModal>
  )
}
