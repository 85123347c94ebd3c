import type { CheckoutCheck } from '../check.ts'

/**
 * 'Seleccione un horario de programación del pedido'
 * Also when 'Programado' was chosen and no slot: then ordering now is not what the diner wants. While the schedule is
 * loading there is nothing to select from yet: row 19 speaks for both.
 *
 * @errors SCHEDULE_REQUIRED
 * @source diner spec §5 checkout table, row 20 "Ordering now impossible and no schedule chosen"
 */
export const scheduleRequired: CheckoutCheck = (form, { schedule }) => {
  const needed = form.scheduled || !schedule.canOrderNow
  const chosen = form.scheduled && form.scheduledAt !== undefined
  return needed && !chosen && !schedule.loading
    ? { code: 'SCHEDULE_REQUIRED', field: 'scheduledAt' }
    : undefined
}
