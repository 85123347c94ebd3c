import { useId } from 'react'
import styled from 'styled-components'
import type { OrderFollowUp } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { followUp } from '#messages/follow-up.ts'
import { order as orderTexts } from '#messages/order.ts'
import { copyText } from '#platform/clipboard.ts'
import { useOrderMessage } from '#session/order-message.ts'
import { usePhoneText } from '#session/use-phone-text.ts'
import { useBranchContact } from '#session/page-context.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Card } from '../components/card.tsx'
import { needsHandover } from '../order-words.ts'
import { useOrder } from '../use-order.ts'

const Why = styled.div`
  ${stack(1)}

  > p + p {
    color: ${token.description};
  }
`

const Message = styled.div`
  ${stack(2)}

  > label {
    font-weight: 600;
  }
  > textarea {
    width: 100%;
    max-height: 320px;
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${token.fieldBorder};
    border-radius: ${radius.m};
    background: ${token.page};
    color: ${token.text};
    font-size: ${text[1]};
    line-height: 1.5;
    field-sizing: content;
    resize: none;
  }
`

const MOST_ROWS = 14

const OtherWay = styled.p`
  ${quiet}
`

function OrderHandover() {
  const { name } = useBranchContact()
  const order = useOrder()
  return order?.own && needsHandover(order) ? <Handover order={order} name={name} /> : null
}

function Handover({ order, name }: { order: OrderFollowUp; name: string }) {
  const t = useT(followUp, orderTexts)
  const toast = useToast()
  const field = useId()
  const { orderText: message = '', whatsAppPhone: phone } = order
  const href = useOrderMessage()(order)
  const phoneText = usePhoneText(phone)
  const copy = async () => {
    const copied = await copyText(message)
    toast(t(copied ? 'order.handover.copied' : 'follow-up.copy-failed'), copied ? 'success' : 'error')
  }
  return (
    <Card title={t('order.handover.title')}>
      <Why>
        <p>{t('order.handover.text', { name })}</p>
        <p>{t('follow-up.handover.confirmed')}</p>
      </Why>
      {href !== undefined && (
        <ButtonLink wide icon="message" href={href} newTab>
          {t('order.handover.action')}
        </ButtonLink>
      )}
      <Message>
        <label htmlFor={field}>{t('follow-up.handover.message')}</label>
        {/* A field, because its whole text is selected by a tap and scrolled by keys. */}
        <textarea
          id={field}
          readOnly
          rows={Math.min(message.split('\n').length + 1, MOST_ROWS)}
          value={message}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Message>
      <Button
        tone={href === undefined ? 'primary' : 'secondary'}
        wide
        icon="copy"
        onPress={() => void copy()}
      >
        {t('order.handover.copy')}
      </Button>
      <OtherWay>
        {phone === undefined
          ? t('follow-up.handover.no-phone')
          : t('follow-up.handover.other-way', { phone: phoneText })}
      </OtherWay>
    </Card>
  )
}

/** The one step that is missing where orders travel as messages. @source diner spec §4 "Order placement", ORDER-02 */
export const orderHandoverBlock = defineBlock({ type: 'order-handover', render: OrderHandover })
