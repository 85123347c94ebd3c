import { clampNotes, orderNotesLimit } from '#domain/plate/notes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { useCustomizations } from '#session/use-customizations.ts'
import { useCheckoutValue } from '#session/checkout-store.ts'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { gated } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'

function Notes() {
  const t = useT(checkout)
  const change = useCheckoutValue((state) => state.change)
  const { limit, shown } = orderNotesLimit(useCustomizations())
  const notes = useCheckoutValue((state) => state.notes)
  return (
    <Section
      title={t('checkout.notes')}
      summary={notes || t('common.optional')}
      isComplete
      isEmpty={notes === ''}
      isField
    >
      <TextArea
        label={t('checkout.notes')}
        mark={t('common.optional')}
        rows={2}
        limit={shown ? limit : undefined}
        value={notes}
        onChange={(text) => change({ notes: clampNotes(text, limit) })}
      />
    </Section>
  )
}

/** '¿Quieres aclarar algo?', in one line until somebody does. @source requirements CHK-06 */
export const checkoutNotesBlock = defineBlock({ type: 'checkout-notes', render: gated(Notes) })
