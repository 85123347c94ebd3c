import type { CheckoutCheck } from '../check.ts'

/**
 * 'Seleccione un horario de programación del pedido'
 * Also when 'Programado' was chosen and no slot: then ordering now is not what the diner wants.
 *
 * @errors SCHEDULE_REQUIRED
 * @source diner spec §5 checkout table, row 20 "Ordering now impossible and no schedule chosen"
 */
export const scheduleRequired: CheckoutCheck = (form, { schedule }) => {
  const needed = form.scheduled || !schedule.canOrderNow
  const chosen = form.scheduled && form.scheduledAt !== undefined
  return needed && !chosen ? { code: 'SCHEDULE_REQUIRED', field: 'scheduledAt' } : undefined
}
