import { isPaidByLink, isPaymentActive } from '#domain/delivery/payment-types.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { localeOf } from '#domain/locales.ts'
import { isProgramAt } from '#domain/loyalty/is-program-at.ts'
import { marketingIds } from '#domain/marketing/vendors.ts'
import { dietsOf } from '#domain/menu/dietary.ts'
import { paths } from '#domain/routes/routes.ts'
import { generalQuestion, partOf } from '#domain/survey/questions.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { modeSlug } from '#domain/venue/order-modes.ts'
import type { Diet } from '#generated/models.ts'
import type {
  LayoutFile,
  MenuFile,
  TenantBranch,
  TenantBranchContact,
  TenantFile,
  TenantOrderMode,
} from '#generated/tenant.ts'
import { catalogue } from '#messages/catalogue.ts'
import { textsIn } from '#messages/country-texts.ts'
import { createMessages } from '#messages/create-messages.ts'
import type { Brand, BrandAbilities, BrandMode } from './brand.ts'
import { readAddress } from './read-address.ts'
import { readPlates } from './read-plates.ts'
import type { TenantDocuments } from './tenant-documents.ts'

/** A folder without a branch contact that has an order mode: there is nothing to show. */
export class BrandWithoutVenue extends Error {
  override readonly name = 'BrandWithoutVenue'
}

/**
 * What the states need to know about a brand.
 * @param documents - merged over the base, see `mergeOverBase`
 * @errors throws BrandWithoutVenue when no branch contact has an active order mode, UnknownLocaleError for a language
 * that was not loaded
 */
export function readBrand({ tenant, menu, messages, layouts }: Required<TenantDocuments>): Brand {
  const { branch, contact } = pickVenue(tenant)
  const modes = readModes(contact)
  const address = readAddress(tenant, contact)
  const program = tenant.loyaltyProgram
  const locale = localeOf(tenant)
  const plates = readPlates({ menu, contact, modes, address })
  const atVenue = program && isProgramAt(program, contact.alias) ? program : undefined
  return {
    alias: tenant.alias,
    kind: tenant.kind,
    name: tenant.company?.name ?? branch.name,
    country: tenant.country,
    branch: { alias: branch.alias, name: branch.name, contacts: branch.branchContacts.length },
    venue: contact.alias,
    modes,
    ...plates,
    address,
    code: codeOf(tenant),
    clashingDiets: clashingDiets(menu, plates.plate?.mode),
    program: atVenue && { name: atVenue.name },
    reward: atVenue && rewardOf(tenant, branch, contact),
    has: {
      ...abilitiesOf(branch, contact, menu),
      takesOrders: modes.some((mode) => mode.takesOrders),
      menuSearch: hasSearch(layouts['menu']),
    },
    blocks: Object.fromEntries(Object.entries(layouts).map(([screen, file]) => [screen, typesIn(file)])),
    text: createMessages({ locale, messages: textsIn(locale, tenant.country, messages) })(catalogue),
  }
}

type Venue = { branch: TenantBranch; contact: TenantBranchContact }

/**
 * The branch contact with the folder's own alias, else the first with an order mode; those that accept orders come
 * first.
 */
function pickVenue(tenant: TenantFile): Venue {
  const venues = tenant.branches.flatMap((own): Venue[] => {
    const branch = deepMerge<TenantBranch>(tenant.branchDefaults, own)
    return branch.branchContacts.map((contact) => ({
      branch,
      contact: deepMerge<TenantBranchContact>(tenant.branchContactDefaults, contact),
    }))
  })
  const withModes = venues.filter(({ contact }) => readModes(contact).length > 0)
  const isOrderable = ({ contact }: Venue) => readModes(contact).some((mode) => mode.takesOrders)
  const found =
    withModes.find(({ contact }) => contact.alias === tenant.alias) ??
    withModes.find(isOrderable) ??
    withModes[0]
  if (found === undefined) throw new BrandWithoutVenue(`${tenant.alias} has no venue with an order mode`)
  return found
}

/** A code without conditions on the cart, if there is one, else any. */
function codeOf({ codeDiscounts = [] }: TenantFile): string | undefined {
  const active = codeDiscounts.filter((one) => one.active)
  const easy = active.find((one) => one.plate === undefined && one.category === undefined)
  return (easy ?? active[0])?.code
}

function rewardOf(
  { loyaltyRewards = [] }: TenantFile,
  branch: TenantBranch,
  contact: TenantBranchContact,
): string | undefined {
  const reward = loyaltyRewards.find(
    ({ active, branchContactId: only }) => active && (only === undefined || only === contact.alias),
  )
  return reward && `${branch.alias}.${reward.id}`
}

function abilitiesOf(
  branch: TenantBranch,
  contact: TenantBranchContact,
  menu: MenuFile,
): Omit<BrandAbilities, 'takesOrders' | 'menuSearch'> {
  const plates = menu.categories.flatMap((category) => category.plates)
  return {
    orderConsole: contact.ordersConsoleActive ?? false,
    riders: contact.riders?.shiftCodeHash !== undefined,
    oneTimeCodes: branch.oneTimeCodes ?? false,
    chat: branch.chatEnabled ?? false,
    marketing: Object.keys(marketingIds(branch)).length > 0,
    survey: contact.survey?.active ?? false,
    surveyReasons: asksReasons(contact),
    ...restOf(contact),
    tips: contact.tips !== undefined,
    receipts: contact.receipts !== undefined,
    askedEmail: contact.mandatoryEmail ?? false,
    complexAddress: branch.complexAddressInputs ?? false,
    allergens: plates.some(({ allergens, diets = [] }) => allergens !== undefined || diets.length > 0),
  }
}

/** The questions of a survey after the rating, when the rating is sent first. */
function restOf({ survey }: TenantBranchContact): Pick<BrandAbilities, 'surveyRest' | 'surveyRestRequired'> {
  const questions = (survey?.active === true ? survey.questions : undefined) ?? []
  const rest = questions.filter((question) => partOf({ questions }, question) === 'REST')
  const isSplit =
    generalQuestion({ questions }) !== undefined && rest.length > 0 && rest.length === questions.length - 1
  return { surveyRest: isSplit, surveyRestRequired: isSplit && rest.some(({ mandatory }) => mandatory) }
}

/** Of the menu used by the states. */
function clashingDiets({ categories }: MenuFile, mode: BrandMode | undefined): Diet[] {
  if (mode === undefined) return []
  const shown = categories
    .flatMap(({ plates }) => plates)
    .filter(({ visible = true, orderModes = [mode.type] }) => visible && orderModes.includes(mode.type))
  const suited = shown.map((plate) => dietsOf(plate))
  const asked = [...new Set(suited.flatMap((diets) => [...diets]))]
  return suited.some((diets) => asked.every((diet) => diets.has(diet))) ? [] : asked
}

/** Whether a survey starts with a rating that asks for reasons. */
function asksReasons({ survey }: TenantBranchContact): boolean {
  const [first] = (survey?.questions ?? []).toSorted((a, b) => a.questionOrder - b.questionOrder)
  return survey?.active === true && first?.type === 'rating' && first.questionReasons.length > 0
}

/** The blocks placed on a screen, in a file made by `mergeOverBase`. */
const typesIn = ({ order = [], aside = [], blocks = {} }: LayoutFile): string[] =>
  [...order, ...aside].flatMap((id) => blocks[id]?.type ?? [])

function hasSearch(menu: LayoutFile | undefined): boolean {
  const block = Object.values(menu?.blocks ?? {}).find((one) => one?.type === 'menu-plates')
  return block !== undefined && block.settings?.['search'] !== false
}

/** The active order modes of a venue. */
function readModes(contact: TenantBranchContact): BrandMode[] {
  const { orderModes = [], ordersEnabled = true, alias } = contact
  return orderModes
    .filter((mode) => mode.active)
    .map((mode) => {
      const id = `${alias}.${modeSlug(mode.type)}`
      const payments = readPayments(mode)
      return {
        id,
        type: mode.type,
        name: mode.showName,
        path: paths.menu(alias, modeSegment(mode)),
        takesOrders: ordersEnabled && mode.orderEnabled && payments.length > 0,
        schedules: mode.useSchedule,
        payments,
      }
    })
}

const readPayments = ({ paymentTypes }: TenantOrderMode) =>
  paymentTypes
    .filter((payment) => isPaymentActive({ ...payment, id: '' }))
    .map((payment) => ({
      method: payment.paymentMethod,
      name: payment.showName,
      byCard: payment.paymentMethod === 'CARD' && payment.upload === 'API',
      byLink: isPaidByLink(payment),
    }))
