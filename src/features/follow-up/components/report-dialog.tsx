import { useId, useState } from 'react'
import styled from 'styled-components'
import { REPORT_TEXT_LIMIT } from '#domain/defaults.ts'
import type { HeldMoney, OrderErrorType, OrderFollowUp } from '#generated/models.ts'
import { orderReport } from '#messages/order-report.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { text } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { Modal, useCloseModal } from '#ui/patterns/modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useReport } from '../use-report.ts'

const Fields = styled(Form)`
  /* Under the title of the dialog the legend is one more label. */
  legend {
    font-size: ${text[2]};
  }
`

interface Props {
  order: OrderFollowUp
  /** what may be told now */
  types: readonly OrderErrorType[]
  onClose: () => void
}

/** Tells the venue what went wrong: one kind of error, and a few words. @source delivery spec §5 "Error report"; FUP-03 */
export function ReportDialog({ order, types, onClose }: Props) {
  const t = useT(orderReport)
  const form = useId()
  const { isSending, tell } = useReport(order)
  return (
    <Modal
      title={t('report.title')}
      onClose={onClose}
      footer={
        <Button wide type="submit" form={form} loading={isSending}>
          {t('report.confirm')}
        </Button>
      }
    >
      <ReportForm id={form} types={types} held={order.heldMoney} tell={tell} />
    </Modal>
  )
}

interface FieldsProps {
  id: string
  types: readonly OrderErrorType[]
  /** what the order holds of the diner's money */
  held: HeldMoney | undefined
  tell: (type: OrderErrorType, text?: string) => Promise<boolean>
}

function ReportForm({ id, types, held, tell }: FieldsProps) {
  const t = useT(orderReport)
  const money = useMoneyIn()
  const toast = useToast()
  const close = useCloseModal()
  const group = useId()
  const [chosen, setChosen] = useState<OrderErrorType>()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    if (chosen === undefined) {
      setMissing(true)
      toast(t('report.choose'), 'error')
      return document.getElementById(group)?.focus()
    }
    if (await tell(chosen, words.trim() === '' ? undefined : words.trim())) close()
  }
  return (
    <Fields id={id} onSend={submit}>
      <ChoiceGroup
        id={group}
        legend={t('report.types')}
        error={isMissing && chosen === undefined ? t('report.choose') : undefined}
        framed
      >
        {types.map((type) => (
          <ChoiceRow
            key={type}
            type="radio"
            name={`${id}-type`}
            value={type}
            label={t(`report.type.${type}`)}
            checked={type === chosen}
            framed
            onChange={() => setChosen(type)}
          />
        ))}
      </ChoiceGroup>
      {held && held.amount > 0 && <Notice>{t('report.money', { amount: money(held.amount, held) })}</Notice>}
      <TextArea
        label={t('report.text')}
        mark={t('report.optional')}
        value={words}
        onChange={setWords}
        limit={REPORT_TEXT_LIMIT}
      />
    </Fields>
  )
}
