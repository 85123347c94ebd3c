import { useCheckoutValue } from '#session/checkout-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { chooseSlot } from '#domain/schedule/choice.ts'
import { defineBlock } from '#layout/define-block.ts'
import { schedule as scheduleTexts } from '#messages/schedule.ts'
import { moment } from '#messages/moment.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { Select } from '#ui/primitives/field/select.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { clockText } from '#ui/patterns/venue-time.ts'
import { gated } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { dayName } from '../slot-words.ts'
import { useCheckout, useFieldError } from '../use-checkout.ts'
import { useSchedule, type Schedule } from '../use-schedule.ts'
import { useSlotNote } from '../use-slot-note.ts'

const Slot = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: ${space(4)};
`

function ScheduleSection() {
  const t = useT(scheduleTexts)
  const schedule = useSchedule()
  const note = useSlotNote(schedule)
  const { section, scheduled } = schedule
  const change = useCheckoutValue((state) => state.change)
  if (!section) return null
  return (
    <Section title={t(`schedule.title.${section.title}`)}>
      {!section.forced && (
        <Radios
          legend={t('schedule.choice')}
          framed
          name="order-timing"
          options={section.options.map((id) => ({
            id,
            label: t(id === 'NOW' ? 'schedule.now' : 'schedule.later'),
            description: id === 'SCHEDULED' ? t('schedule.later-hint') : undefined,
          }))}
          chosen={scheduled ? 'SCHEDULED' : 'NOW'}
          onChoose={(timing) => change({ scheduled: timing === 'SCHEDULED' })}
        />
      )}
      {scheduled && <SlotPicker schedule={schedule} />}
      <StatusRegion>{note !== undefined && <Notice icon="clock">{note}</Notice>}</StatusRegion>
    </Section>
  )
}

/** Day and time as native selects, with the slots available at this moment. */
function SlotPicker({ schedule: { days, choice, isLoading, isError } }: { schedule: Schedule }) {
  const t = useT(moment, scheduleTexts)
  const change = useCheckoutValue((state) => state.change)
  const queryClient = useQueryClient()
  const { timeZone } = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const error = useFieldError(useCheckout(), 'scheduledAt')
  // a picked slot still applies once the venue takes immediate orders
  const pick = (date: string, time: string) =>
    change({ scheduled: true, scheduledAt: chooseSlot(days, { date, time })?.at })
  const none = [{ value: '', label: t(isLoading ? 'schedule.calculating' : 'schedule.none') }]
  const slots = days.find(({ date }) => date === choice?.date)?.slots ?? []
  return (
    <>
      {isError && (
        <RetryNotice
          text={t('schedule.failed')}
          onRetry={() => queryClient.refetchQueries({ queryKey: ['schedule'] })}
        />
      )}
      <Slot>
        <Select
          label={t('schedule.day')}
          value={choice?.date ?? ''}
          options={
            choice
              ? days.map((day) => ({ value: day.date, label: dayName(day, t, { now, timeZone }) }))
              : none
          }
          onChange={(date) => pick(date, choice?.time ?? '')}
        />
        <Select
          id={fieldId('scheduledAt')}
          label={t('schedule.hour')}
          value={choice?.time ?? ''}
          options={choice ? slots.map(({ time }) => ({ value: time, label: clockText(time, t) })) : none}
          error={error}
          onChange={(time) => pick(choice?.date ?? '', time)}
        />
      </Slot>
    </>
  )
}

/** 'Programa tu pedido' or 'Tipo de pedido'. @source requirements SCHED-01 … SCHED-04 */
export const checkoutScheduleBlock = defineBlock({
  type: 'checkout-schedule',
  render: gated(ScheduleSection),
})
