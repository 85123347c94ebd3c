import { useState } from 'react'
import styled from 'styled-components'
import type { BookDaysAsked } from '#api/console-calls.ts'
import { bookDays, MOST_BOOK_DAYS, type BookDaysFault } from '#domain/payment/book-days.ts'
import { ledger } from '#messages/ledger.ts'
import { systemClock } from '#platform/clock.ts'
import { useBranchContact } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { tablet, wrap } from '#ui/primitives/base/look.ts'
import { FieldFrame } from '#ui/primitives/field/field-frame.tsx'
import { Form } from '#ui/primitives/field/form.tsx'

const Days = styled(Form)`
  ${wrap(3)}
  align-items: start;

  > div:not(:last-child) {
    flex: 1 1 150px;
    max-width: 240px;
  }
  > div:last-child {
    ${wrap(2)}
  }
  ${tablet} {
    > div:last-child {
      /* beside the fields, not beside their labels */
      padding-top: calc(1lh + ${space(1.5)} + 2px);
    }
  }
`

type Props = {
  shown: { from: string; to: string }
  isWaiting: boolean
  onShow: (days: BookDaysAsked) => void
}

/** Selects the period. */
export function DayForm({ shown, isWaiting, onShow }: Props) {
  const t = useT(ledger)
  const { timeZone } = useBranchContact()
  const [typed, setTyped] = useState(shown)
  const [fault, setFault] = useState<BookDaysFault>()
  const show = () => {
    const found = bookDays(typed, timeZone, systemClock.now())
    setFault(found.ok ? undefined : found)
    if (found.ok) onShow(typed)
  }
  const showToday = () => {
    setTyped(shown)
    setFault(undefined)
    onShow({})
  }
  const field = (name: 'from' | 'to') => (
    <FieldFrame
      label={t(`ledger.${name}`)}
      error={fault?.field === name ? t(`ledger.refused.${fault.code}`, { days: MOST_BOOK_DAYS }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          aria-required
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </FieldFrame>
  )
  return (
    <Days onSend={show} data-no-print="">
      {field('from')}
      {field('to')}
      <div>
        <Button type="submit" loading={isWaiting}>
          {t('ledger.show')}
        </Button>
        <Button tone="secondary" onPress={showToday}>
          {t('ledger.today')}
        </Button>
      </div>
    </Days>
  )
}
