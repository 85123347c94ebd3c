import type {
  Branch,
  BranchContact,
  GeneralSurcharge,
  Image,
  OrderMode,
  ReceiptSettings,
  StorefrontLogos,
  StorefrontTheme,
  Survey,
} from '#generated/models.ts'
import type { TenantBranch, TenantBranchContact } from '#generated/tenant.ts'
import { deliverySummary } from '#domain/delivery/delivery-info.ts'

import { deepMerge } from '#domain/documents/deep-merge.ts'
import type { TaxTerms } from '#domain/tax/tax-lines.ts'
import { taxTermsOf } from '#domain/tax/tax-terms.ts'
import { ORDER_MODES, modeSlug } from '#domain/venue/order-modes.ts'
import type { BranchContactFile, BranchFile, MenuFile, OrderModeFile, TenantFile } from './folder-types.ts'
import type { ContactSettings, ReceiptTerms, ResolvedEntity } from './resolved.ts'

export type VenueSource = {
  tenant: TenantFile
  menu: Pick<MenuFile, 'categories'>
  theme: StorefrontTheme
  logos: StorefrontLogos
  /** by the name used in the folder's files */
  images: ReadonlyMap<string, Image>
}

/** Company, branches and branch contacts of a folder, in its order. */
export function resolveVenues(source: VenueSource): ResolvedEntity[] {
  const { tenant } = source
  const branches = tenant.branches.flatMap((file, position) => resolveBranch(source, file, position))
  if (tenant.kind !== 'company') return branches
  const company: ResolvedEntity = {
    kind: 'company',
    alias: tenant.alias,
    position: 0,
    document: {
      id: tenant.alias,
      name: tenant.company?.name ?? tenant.alias,
      alias: tenant.alias,
      country: tenant.country,
    },
    settings: { branchCount: tenant.branches.length },
  }
  return [company, ...branches]
}

function resolveBranch(source: VenueSource, own: TenantBranch, position: number): ResolvedEntity[] {
  const { tenant, menu, theme, logos, images } = source
  const merged = deepMerge<BranchFile>(tenant.branchDefaults, own)
  const { branchContacts, generalConfig, logo, taxes: ownTaxes, ...rest } = merged
  const companyId = tenant.kind === 'company' ? tenant.alias : undefined
  const branch: Branch = {
    ...rest,
    id: rest.alias,
    companyId,
    country: tenant.country,
    generalConfig: deepMerge<Branch['generalConfig']>(theme, generalConfig),
    ...logoFields(logos),
  }
  const settings = {
    discounts: tenant.discounts,
    loyaltyProgram: tenant.loyaltyProgram,
    loyaltyRewards: tenant.loyaltyRewards ?? [],
    codeDiscounts: tenant.codeDiscounts,
    partners: tenant.partners ?? [],
    customizations: tenant.customizations,
    card: {
      id: branch.id,
      name: branch.name,
      alias: branch.alias,
      logo: (logo && images.get(logo)) || logos.banner,
    },
  }
  const taxes = taxTermsOf(tenant.country, ownTaxes, menu.categories ?? [])
  const contacts = branchContacts.map((contact, index) =>
    resolveContact(source, { branch, taxes }, contact, index),
  )
  return [
    { kind: 'branch', alias: branch.alias, parent: companyId, position, document: branch, settings },
    ...contacts,
  ]
}

function logoFields(logos: StorefrontLogos) {
  return {
    withCustomLogo: logos.custom !== undefined,
    withCustomHorizontalLogo: logos.horizontal !== undefined,
    withCustomBackgroundLogo: logos.background !== undefined,
    withCustomBannerLogo: logos.banner !== undefined,
    customLogoURL: logos.custom?.src,
    customHorizontalLogoURL: logos.horizontal?.src,
    customBackgroundLogoURL: logos.background?.src,
    customBannerLogoURL: logos.banner && `${logos.banner.src}-${logos.banner.widths.at(-1)}.webp`,
  }
}

function resolveContact(
  { tenant }: VenueSource,
  { branch, taxes }: { branch: Branch; taxes: TaxTerms },
  own: TenantBranchContact,
  position: number,
): ResolvedEntity {
  // neither the folder nor the base may say these; the venue's own check then names what is missing
  const open = { orderModes: [], deliveryZones: [] }
  const merged = deepMerge<BranchContactFile>(open, tenant.branchContactDefaults, own)
  const { orderModes: modeFiles, deliveryZones, fees, deliveryConfig, ...more } = merged
  const { abandonedCartMinutes, riders, survey, tables, receipts, ...rest } = more
  const surcharges: Record<string, GeneralSurcharge[]> = {}
  const orderModes = modeFiles.map((file) => {
    const mode = resolveMode(rest.alias, file)
    surcharges[mode.id] = file.generalSurcharges ?? []
    return mode
  })
  const settings: ContactSettings = {
    zones: deliveryZones,
    fees,
    surcharges,
    discounts: tenant.discounts,
    customizations: tenant.customizations,
    taxes,
    abandonedCartMinutes,
    retention: tenant.retention,
    riders,
    tables,
    receipts: receipts && receiptTerms(receipts),
    survey: survey && surveyOf(survey),
  }
  const document: BranchContact = {
    ...rest,
    id: rest.alias,
    branch,
    timeZone: rest.timeZone ?? tenant.timeZone,
    deliveryConfig: { ...deliveryConfig, orderModes },
    deliverySummary: deliverySummary(
      deliveryZones,
      orderModes.find(({ type }) => ORDER_MODES[type].needsAddress),
    ),
    ownRiders: riders === undefined ? undefined : true,
    receipts: receipts === undefined ? undefined : true,
  }
  return { kind: 'branchContact', alias: rest.alias, parent: branch.alias, position, document, settings }
}

/** Missing fields are reported by {@link receiptFaults}. */
const receiptTerms = ({ series = '', legalName = '', ...rest }: ReceiptSettings): ReceiptTerms => ({
  ...rest,
  series,
  legalName,
})

/** Missing fields are reported by the survey's own check. */
const surveyOf = ({ id = '', active = false, questions = [] }: Partial<Survey>): Survey => ({
  id,
  active,
  questions,
})

function resolveMode(contactAlias: string, modeFile: OrderModeFile): OrderMode {
  const { generalSurcharges: _, ...file } = modeFile
  const id = `${contactAlias}.${modeSlug(file.type)}`
  return {
    ...file,
    id,
    schedules: file.schedules ?? [],
    paymentTypes: file.paymentTypes.map((payment) => ({
      ...payment,
      id: `${id}.${payment.paymentMethod.toLowerCase()}`,
    })),
  }
}
