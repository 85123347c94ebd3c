import type { TenantFile } from '../folder-types.ts'
import type { Contact, Remark, TenantRemark } from './remark.ts'

/** Stores and modes where nobody can order, or pay. */
export function orderingRemarks({ alias, document }: Contact, remark: Remark): TenantRemark[] {
  const at = `${alias}: $.orderModes`
  const { orderModes } = document.deliveryConfig
  if (!orderModes.some(({ active }) => active)) return [remark(at, 'no-active-mode')]
  return orderModes.flatMap(({ active, orderEnabled, showName, paymentTypes }, index) =>
    active && orderEnabled && !paymentTypes.some((payment) => payment.active)
      ? [remark(`${at}[${index}].paymentTypes`, 'no-active-payment', { mode: showName })]
      : [],
  )
}

/** Codes that take off more than there is. */
export const codeRemarks = ({ codeDiscounts }: TenantFile, remark: Remark): TenantRemark[] =>
  codeDiscounts.flatMap(({ code, type, value }, index) =>
    type === 'PERCENT' && value > 100
      ? [remark(`$.codeDiscounts[${index}].value`, 'code-over-all', { code, percent: String(value) })]
      : [],
  )
