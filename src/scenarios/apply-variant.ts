import { deepMerge } from '#domain/documents/deep-merge.ts'
import { renameAliases } from '#domain/venue/rename-aliases.ts'
import type { DemoStreet, TenantBranch, TenantBranchContact, TenantFile } from '#generated/tenant.ts'
import { readAddress } from './read-address.ts'
import { STAGE_NOW, STAGE_SHIFT_HASH } from './stage-facts.ts'
import type { Variant } from './state.ts'
import type { TenantDocuments } from './tenant-documents.ts'
import { closedAt, openAt, paused } from './variants/hours.ts'
import { withLongNames } from './variants/long-names.ts'

/** A company's list may be long; the variants show one venue's behaviour. */
const BRANCHES_OF_A_VARIANT = 2

/**
 * A tenant's documents as shown on the stage: published, with sandbox payments, riders with the stage's code, a street
 * to deliver to, and the variant's change. The variants are tenants beside the brand: each but `open` has its own
 * aliases.
 * @param documents - merged over the base
 * @param now - the instant for which venues are open or closed; by default the stage's.
 * @units ms since 1970
 */
export function applyVariant(
  documents: Required<TenantDocuments>,
  variant: Variant,
  now = Date.parse(STAGE_NOW),
): TenantDocuments {
  const { tenant } = documents
  const { timeZone } = tenant
  const open = staged(tenant, (contact) => openAt(contact, now, timeZone))
  if (variant === 'open') return { ...documents, tenant: open }
  // Lists show the brand once, and a host belongs to one tenant.
  const branches = open.branches.slice(0, BRANCHES_OF_A_VARIANT)
  const few: TenantFile = { ...open, listed: false, hosts: [], branches }
  const own = renameAliases(few, (alias) => suffixed(alias, variant))
  switch (variant) {
    case 'closed':
      return {
        ...documents,
        tenant: everyContact(own, (contact) => closedAt(contact, now, timeZone)),
      }
    case 'paused':
      return { ...documents, tenant: everyContact(own, paused) }
    case 'out-of-zone':
      return { ...documents, tenant: everyContact(own, outOfZone) }
    case 'empty-menu':
      return withEmptyMenu({ ...documents, tenant: own })
    case 'long-names':
      return withLongNames({ ...documents, tenant: own })
  }
}

type Change = (contact: TenantBranchContact) => TenantBranchContact

function staged(tenant: TenantFile, change: Change): TenantFile {
  const defaults = tenant.branchContactDefaults
  const published: TenantFile = { ...tenant, status: 'published' }
  const venues = everyContact(published, (contact) =>
    change(withSandbox(withStageCode(deepMerge<TenantBranchContact>(defaults, contact)))),
  )
  return { ...venues, streets: [...(tenant.streets ?? []), ...missingStreet(venues)] }
}

const everyContact = (tenant: TenantFile, change: Change): TenantFile => ({
  ...tenant,
  branches: tenant.branches.map((branch): TenantBranch => ({
    ...branch,
    branchContacts: branch.branchContacts.map(change),
  })),
})

const withStageCode: Change = (contact) =>
  contact.riders === undefined
    ? contact
    : { ...contact, riders: { ...contact.riders, shiftCodeHash: STAGE_SHIFT_HASH } }

/** Online payments use the sandbox: no account of the brand is used. */
const withSandbox: Change = (contact) => ({
  ...contact,
  orderModes: contact.orderModes?.map((mode) => ({
    ...mode,
    paymentTypes: mode.paymentTypes.map((payment) => ({
      ...payment,
      onlinePayment: payment.onlinePayment && {
        ...payment.onlinePayment,
        providerName: 'embedded',
        publicKey: payment.onlinePayment.publicKey && 'demo-public-key',
      },
    })),
  })),
})

/** The venue's own street, when the brand has no demo streets: half of the product asks for an address. */
function missingStreet(tenant: TenantFile): DemoStreet[] {
  const [contact] = tenant.branches.flatMap((branch) => branch.branchContacts)
  if (contact === undefined || readAddress(tenant, contact)?.reached === true) return []
  const { street, locality, city, lat, lng } = contact.address
  const at = { lat, lng }
  return [
    {
      street,
      from: { ...at, number: 1 },
      to: { ...at, number: 99_998 },
      locality,
      city,
      postalCode: '',
      province: city,
    },
  ]
}

/** A brand without a menu, and without references to its plates. */
function withEmptyMenu({ tenant, menu, ...rest }: TenantDocuments): TenantDocuments {
  return {
    ...rest,
    menu: { $schema: '', ...menu, categories: [], remarkeds: [], upselleds: [] },
    tenant: {
      ...tenant,
      discounts: tenant.discounts?.filter(({ plates }) => plates.length === 0),
      codeDiscounts: tenant.codeDiscounts?.filter(
        ({ plate, category }) => plate === undefined && category === undefined,
      ),
    },
  }
}

/** So far away that it is on no street of the brand. @units degrees and metres */
const AWAY_DEGREES = 1
const RADIUS_METERS = 500

/** A venue that delivers to none of the brand's streets. */
function outOfZone(contact: TenantBranchContact): TenantBranchContact {
  const { lat, lng } = contact.address
  const center: [number, number] = [lat > 0 ? lat - AWAY_DEGREES : lat + AWAY_DEGREES, lng]
  return {
    ...contact,
    deliveryZones: contact.deliveryZones?.slice(0, 1).map((zone) => {
      const { polygon: _, ...rest } = zone
      return { ...rest, center, radiusMeters: RADIUS_METERS }
    }),
  }
}

/** @source schemas/models/common: Alias */
const ALIAS_MAX = 60

/** A unique alias for a variant of the brand. A long one keeps its end, because the branches of a chain start alike. */
const suffixed = (alias: string, suffix: string): string =>
  `${alias.slice(-(ALIAS_MAX - suffix.length - 1)).replace(/^-+/, '')}-${suffix}`
