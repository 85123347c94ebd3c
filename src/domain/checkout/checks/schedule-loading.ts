import type { CheckoutCheck } from '../check.ts'

/**
 * 'Estamos calculando los horarios del local, aguarde unos momentos.'
 *
 * @errors SCHEDULE_LOADING
 * @source diner spec §5 checkout table, row 19 "Schedule still loading"
 */
export const scheduleLoading: CheckoutCheck = (_form, { schedule }) =>
  schedule.loading ? { code: 'SCHEDULE_LOADING', field: 'scheduledAt' } : undefined
