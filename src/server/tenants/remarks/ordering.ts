import type { TenantFile } from '../folder-types.ts'
import type { Contact, Remark, TenantRemark } from './remark.ts'

/** Stores and modes that allow no order or payment, and names that cannot be read. */
export function orderingRemarks({ alias, document }: Contact, remark: Remark): TenantRemark[] {
  const at = `${alias}: $.orderModes`
  const modes = [...document.deliveryConfig.orderModes.entries()].filter(([, { active }]) => active)
  const blank = (name: string, path: string) => (name.trim() === '' ? [remark(path, 'name-blank')] : [])
  return [
    ...blank(document.name, `${alias}: $.name`),
    ...(modes.length === 0 ? [remark(at, 'no-active-mode')] : []),
    ...modes.flatMap(([m, { orderEnabled, showName, paymentTypes }]) => [
      ...blank(showName, `${at}[${m}].showName`),
      ...[...paymentTypes.entries()].flatMap(([t, payment]) =>
        payment.active ? blank(payment.showName, `${at}[${m}].paymentTypes[${t}].showName`) : [],
      ),
      ...(orderEnabled && !paymentTypes.some(({ active }) => active)
        ? [remark(`${at}[${m}].paymentTypes`, 'no-active-payment', { mode: showName })]
        : []),
    ]),
  ]
}

/** Codes whose discount exceeds the price. */
export const codeRemarks = ({ codeDiscounts }: TenantFile, remark: Remark): TenantRemark[] =>
  codeDiscounts.flatMap(({ code, type, value }, index) =>
    type === 'PERCENT' && value > 100
      ? [remark(`$.codeDiscounts[${index}].value`, 'code-over-all', { code, percent: String(value) })]
      : [],
  )
