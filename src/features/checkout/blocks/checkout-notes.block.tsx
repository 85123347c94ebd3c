import styled from 'styled-components'
import { clampNotes, orderNotesLimit } from '#domain/plate/notes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useSession } from '#session/session-context.tsx'
import { useCustomizations } from '#session/use-customizations.ts'
import { pad, radius, shadow, space, token } from '#theme/tokens.ts'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { checkoutOf } from '../checkout-store.ts'
import { Gate } from '../components/gate.tsx'
import { useCheckoutValue } from '../use-checkout.ts'

const Root = styled.div`
  padding: ${space(2)} ${pad.inset};

  > div {
    max-width: 720px;
    margin: 0 auto;
    padding: ${space(5)};
    border-radius: ${radius.l};
    background: ${token.card};
    box-shadow: ${shadow[1]};
  }
  @media (min-width: 1024px) {
    padding-inline: 0;
  }
`

function Notes() {
  const t = useT()
  const session = useSession()
  const { limit, shown } = orderNotesLimit(useCustomizations())
  const notes = useCheckoutValue((state) => state.notes)
  return (
    <Root>
      <div>
        <TextArea
          label={t('checkout.notes')}
          mark={t('common.optional')}
          rows={2}
          limit={shown ? limit : undefined}
          counterName={(n, most) => t('common.counter-name', { n, limit: most })}
          value={notes}
          onChange={(text) =>
            checkoutOf(session)
              .getState()
              .change({ notes: clampNotes(text, limit) })
          }
        />
      </div>
    </Root>
  )
}

function CheckoutNotes() {
  return (
    <Gate>
      <Notes />
    </Gate>
  )
}

/** '¿Quieres aclarar algo?'. @source requirements CHK-06 */
export const checkoutNotesBlock = defineBlock<Record<never, never>>({
  type: 'checkout-notes',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CheckoutNotes,
})
