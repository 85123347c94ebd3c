import { account } from './account.ts'
import { address } from './address.ts'
import { branch } from './branch.ts'
import { campaign } from './campaign.ts'
import { card } from './card.ts'
import { cartLines } from './cart-lines.ts'
import { cart } from './cart.ts'
import { category } from './category.ts'
import { chat } from './chat.ts'
import { checkoutErrors } from './checkout-errors.ts'
import { checkout } from './checkout.ts'
import { closedModal } from './closed-modal.ts'
import { codes } from './codes.ts'
import { common } from './common.ts'
import { companion } from './companion.ts'
import { company } from './company.ts'
import { confirmLeave } from './confirm-leave.ts'
import { consent } from './consent.ts'
import { console } from './console.ts'
import { counter } from './counter.ts'
import { dietary } from './dietary.ts'
import { followUp } from './follow-up.ts'
import { guide } from './guide.ts'
import { hoursTable } from './hours-table.ts'
import { hours } from './hours.ts'
import { info } from './info.ts'
import { install } from './install.ts'
import { late } from './late.ts'
import { ledger } from './ledger.ts'
import { loyalty } from './loyalty.ts'
import { menu } from './menu.ts'
import { mode } from './mode.ts'
import { modeSelection } from './mode-selection.ts'
import { moment } from './moment.ts'
import { noScript } from './no-script.ts'
import { obstacle } from './obstacle.ts'
import { orderIssues } from './order-issues.ts'
import { orderLines } from './order-lines.ts'
import { order } from './order.ts'
import { orderReport } from './order-report.ts'
import { payLater } from './pay-later.ts'
import { paymentReceipt } from './payment-receipt.ts'
import { phone } from './phone.ts'
import { plate } from './plate.ts'
import { receipt } from './receipt.ts'
import { receiptRequest } from './receipt-request.ts'
import { sandbox } from './sandbox.ts'
import { scenarios } from './scenarios.ts'
import { schedule } from './schedule.ts'
import { shift } from './shift.ts'
import { shell } from './shell.ts'
import { shipments } from './shipments.ts'
import { signIn } from './sign-in.ts'
import { slides } from './slides.ts'
import { soldOut } from './sold-out.ts'
import { status } from './status.ts'
import { studioFields } from './studio-fields.ts'
import { studioScreens } from './studio-screens.ts'
import { studio } from './studio.ts'
import { survey } from './survey.ts'
import { tips } from './tips.ts'
import { tracking } from './tracking.ts'

/** Every text of the product by key. One file per feature; a key starts with the name of its file. */
export const catalogue = {
  ...account,
  ...address,
  ...branch,
  ...campaign,
  ...card,
  ...cart,
  ...cartLines,
  ...category,
  ...chat,
  ...checkout,
  ...checkoutErrors,
  ...closedModal,
  ...codes,
  ...common,
  ...companion,
  ...company,
  ...confirmLeave,
  ...consent,
  ...console,
  ...counter,
  ...dietary,
  ...followUp,
  ...hours,
  ...guide,
  ...hoursTable,
  ...info,
  ...install,
  ...late,
  ...ledger,
  ...loyalty,
  ...menu,
  ...mode,
  ...modeSelection,
  ...moment,
  ...noScript,
  ...obstacle,
  ...order,
  ...orderLines,
  ...orderIssues,
  ...orderReport,
  ...payLater,
  ...paymentReceipt,
  ...phone,
  ...plate,
  ...receipt,
  ...receiptRequest,
  ...sandbox,
  ...scenarios,
  ...schedule,
  ...shift,
  ...shell,
  ...shipments,
  ...signIn,
  ...slides,
  ...soldOut,
  ...status,
  ...studio,
  ...studioFields,
  ...studioScreens,
  ...survey,
  ...tips,
  ...tracking,
} as const

export type MessageKey = keyof typeof catalogue

/** Names of the `{placeholders}` in a text. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

/** Values a text of this key needs. */
export type MessageParams<Key extends MessageKey> = {
  readonly [Name in PlaceholdersOf<(typeof catalogue)[Key]>]: string | number
}
