import { laterClosure } from '#domain/hours/open-state.ts'
import { localeOf } from '#domain/locales.ts'
import { menuOutline } from '#domain/menu/outline.ts'
import { markSoldOut, type SoldOut } from '#domain/menu/sold-out.ts'
import type { BranchPlace } from '#domain/venue/company-branches.ts'
import { combinedRating, type RatingSum } from '#domain/venue/rating.ts'
import type {
  Branch,
  BranchContact,
  Company,
  CompanyBranch,
  ManualClosure,
  Menu,
  MenuOutline,
  OrderMode,
} from '#generated/models.ts'

import { loadLocale } from '#messages/locales.ts'
import { unsafeReason } from '../contract/check-request.ts'
import type { Store } from '../db/store.ts'
import { nameOf } from '../http/send.ts'
import {
  contentVersion,
  findEntity,
  findFirstContact,
  findMenuDocument,
  findOrderMode,
  findTenant,
  findVenueState,
  listBranches,
  listContacts,
  type EntityRow,
} from '../repositories/catalog-repository.ts'
import { TENANT_CHANNEL } from '../repositories/tenants-repository.ts'
import type {
  BranchSettings,
  CompanySettings,
  ContactSettings,
  MenuContent,
  Presentation,
} from '../tenants/resolved.ts'
import { TenantCache, type Found, type Kind } from './tenant-cache.ts'

type Common = {
  alias: string
  tenant: string
  published: boolean
  /** changes with the tenant's folder and with every runtime change */
  version: string
}
export type CompanyEntry = Common & { kind: 'company'; company: Company; settings: CompanySettings }
export type BranchEntry = Common & { kind: 'branch'; branch: Branch; settings: BranchSettings }
export type ContactEntry = Common & {
  kind: 'branchContact'
  branchContact: BranchContact
  settings: ContactSettings
  soldOut: readonly SoldOut[]
  /** the rating from its folder, without answers given here */
  broughtRating: Pick<BranchContact['deliveryConfig'], 'npsAvg' | 'npsCount'>
}
export type CatalogEntry = CompanyEntry | BranchEntry | ContactEntry

/** Adapts a tenant's order mode to what this server can serve. */
export type ServeMode = (mode: OrderMode, tenant: string) => OrderMode

/** Whether an alias is currently accessible. */
export type IsOpen = (alias: string) => boolean

const ENTRY: Kind<CatalogEntry> = { name: 'entry', weight: 1 }
const CONTACTS: Kind<ContactEntry[]> = { name: 'contacts', weight: 20 }
const BRANCHES: Kind<BranchPlace[]> = { name: 'branches', weight: 20 }
const PRESENTATION: Kind<Presentation> = { name: 'presentation', weight: 20 }
const MENU: Kind<Menu> = { name: 'menu', weight: 60 }
const OUTLINE: Kind<MenuOutline> = { name: 'outline', weight: 10 }
/** Room for menus, presentations and venues of about 200 busy tenants; the number counts venues. */
const MAX_WEIGHT = 20_000

/**
 * Cache of what diners see, by exact alias; entries are dropped when their tenant changes in any process. All results
 * are frozen.
 */
export class Catalog {
  private readonly store: Store
  private readonly kept = new TenantCache(MAX_WEIGHT)
  private readonly droppers: ((tenant: string | undefined) => void)[] = []

  private readonly serve: ServeMode

  private readonly isOpen: IsOpen

  private constructor(store: Store, serve: ServeMode, isOpen: IsOpen) {
    this.store = store
    this.serve = serve
    this.isOpen = isOpen
  }

  static async open(
    store: Store,
    serve: ServeMode = (mode) => mode,
    isOpen: IsOpen = () => true,
  ): Promise<Catalog> {
    const catalog = new Catalog(store, serve, isOpen)
    await store.listen(TENANT_CHANNEL, (tenant) => catalog.drop(tenant))
    return catalog
  }

  /** A published company, branch or branch contact. */
  async find(alias: string): Promise<CatalogEntry | undefined> {
    const entry = await this.findAny(alias)
    return entry?.published === true ? entry : undefined
  }

  /** The version of a published entity, if it is cached. */
  knownVersion(alias: string): string | undefined {
    const entry = this.kept.peek(ENTRY, alias)
    return entry?.published === true ? entry.version : undefined
  }

  async findContact(alias: string): Promise<ContactEntry | undefined> {
    const venue = await this.findVenue(alias)
    return venue?.published === true ? venue : undefined
  }

  async findBranch(alias: string): Promise<BranchEntry | undefined> {
    const entry = await this.find(alias)
    return entry?.kind === 'branch' ? entry : undefined
  }

  /** The published contacts of a branch, in the order of the folder. */
  async contactsOf(branch: string): Promise<readonly ContactEntry[]> {
    const contacts = await this.kept.get(CONTACTS, branch, async () => {
      const rows = await listContacts(this.store.db, branch)
      const value = rows.map(({ entity, closure, ratings }) =>
        contactEntry(entity, { closure, ratings, soldOut: [] }, this.serve),
      )
      return { tenant: rows[0]?.entity.tenant, value }
    })
    return contacts ?? []
  }

  /** The published branches of a company, in the order of the folder. */
  async branchesOf(company: string): Promise<readonly BranchPlace[]> {
    const branches = await this.kept.get(BRANCHES, company, async () => {
      const rows = await listBranches(this.store.db, company)
      return { tenant: rows[0]?.branch.tenant, value: branchPlaces(rows) }
    })
    return branches ?? []
  }

  /** The first branch contact of a tenant's first branch; not cached, so only for rare calls. */
  async firstContactOf(tenant: string): Promise<ContactEntry | undefined> {
    const alias = await findFirstContact(this.store.db, tenant)
    return alias === undefined ? undefined : this.findContact(alias)
  }

  /** Any entity, including drafts; for the operator. */
  async findAny(alias: string): Promise<CatalogEntry | undefined> {
    if (unsafeReason(alias) !== undefined || !this.isOpen(alias)) return undefined
    return this.kept.get(ENTRY, alias, () => this.loadEntry(alias))
  }

  /** A branch contact, including drafts: an unpublished one still has its orders. */
  async findVenue(alias: string): Promise<ContactEntry | undefined> {
    const entry = await this.findAny(alias)
    return entry?.kind === 'branchContact' ? entry : undefined
  }

  /** An order mode with its branch contact. */
  async findMode(orderModeId: string) {
    const row = await findOrderMode(this.store.db, orderModeId)
    const contact = row && (await this.findContact(row.branchContact))
    const mode = contact?.branchContact.deliveryConfig.orderModes.find(({ id }) => id === orderModeId)
    return contact && mode && row ? { contact, mode, menuHash: row.menuHash } : undefined
  }

  /** The current menu of a mode, with sold-out items marked. */
  async menu(contact: ContactEntry, orderModeId: string): Promise<Menu | undefined> {
    return this.kept.get(MENU, `${orderModeId} ${contact.version}`, async () => {
      const row = await findOrderMode(this.store.db, orderModeId)
      if (row === undefined || row.branchContact !== contact.alias)
        return { tenant: contact.tenant, value: undefined }
      const document = await findMenuDocument(this.store.db, row.tenant, row.menuHash)
      if (document === undefined) return { tenant: contact.tenant, value: undefined }
      const content = markSoldOut(document as Omit<MenuContent, 'hash'>, contact.soldOut)
      const menu = { orderModeId, hash: row.menuHash, ...content }
      return { tenant: contact.tenant, value: { ...menu, version: nameOf(JSON.stringify(menu)) } }
    })
  }

  /** The outline of {@link menu}, computed once: every open menu page requests it repeatedly. */
  async menuOutline(contact: ContactEntry, orderModeId: string): Promise<MenuOutline | undefined> {
    return this.kept.get(OUTLINE, `${orderModeId} ${contact.version}`, async () => {
      const menu = await this.menu(contact, orderModeId)
      return { tenant: contact.tenant, value: menu && menuOutline(menu) }
    })
  }

  /** Theme and texts of a tenant; loads its language. */
  async presentation(tenant: string): Promise<Presentation | undefined> {
    return this.kept.get(PRESENTATION, tenant, async () => {
      const found = (await findTenant(this.store.db, tenant))?.presentation
      // a row from an earlier version has no language
      const value = found && { ...found, locale: localeOf(found) }
      if (value) await loadLocale(value.locale)
      return { tenant, value }
    })
  }

  /** Subscribes to changes of a tenant; `undefined` when any tenant may have changed. */
  onDrop(dropper: (tenant: string | undefined) => void): void {
    this.droppers.push(dropper)
  }

  /** Drops a tenant, and the aliases cached as unknown: one of them may be the tenant's new one. */
  drop(tenant: string | undefined): void {
    this.kept.drop(tenant)
    for (const dropper of this.droppers) dropper(tenant)
  }

  private async loadEntry(alias: string): Promise<Found<CatalogEntry>> {
    const row = await findEntity(this.store.db, alias)
    if (row === undefined) return { tenant: undefined, value: undefined }
    // an unpublished place may become another tenant's, whichever tenant the next notice names
    const tenant = row.published ? row.tenant : undefined
    if (row.kind !== 'branchContact') return { tenant, value: groupEntry(row) }
    const state = await findVenueState(this.store.db, alias)
    return { tenant, value: contactEntry(row, state, this.serve) }
  }
}

type Closure = { until: Date | null; reason: string | null }

/** Runtime state that overrides the folder. */
type VenueState = {
  closure?: Closure | null
  ratings?: RatingSum | null
  soldOut: readonly SoldOut[]
}

function commonOf(row: EntityRow): Common {
  const { alias, tenant, published } = row
  return { alias, tenant, published, version: contentVersion(row) }
}

function groupEntry(row: EntityRow): CompanyEntry | BranchEntry {
  const common = commonOf(row)
  return row.kind === 'company'
    ? {
        ...common,
        kind: row.kind,
        company: row.document as Company,
        settings: row.settings as CompanySettings,
      }
    : { ...common, kind: 'branch', branch: row.document as Branch, settings: row.settings as BranchSettings }
}

function contactEntry(
  row: EntityRow,
  { closure, ratings, soldOut }: VenueState,
  serve: ServeMode,
): ContactEntry {
  const branchContact = { ...(row.document as BranchContact) }
  const { deliveryConfig } = branchContact
  branchContact.deliveryConfig = {
    ...deliveryConfig,
    ...(ratings ? combinedRating(deliveryConfig, ratings) : {}),
    orderModes: deliveryConfig.orderModes.map((mode) => serve(mode, row.tenant)),
  }
  branchContact.manualClosure = laterClosure(manualClosure(closure), branchContact.manualClosure)
  return {
    ...commonOf(row),
    kind: 'branchContact',
    branchContact,
    settings: row.settings as ContactSettings,
    soldOut,
    broughtRating: { npsAvg: deliveryConfig.npsAvg, npsCount: deliveryConfig.npsCount },
  }
}

/** One row per venue, grouped by branch; a branch without venues has a row too. */
function branchPlaces(rows: Awaited<ReturnType<typeof listBranches>>): BranchPlace[] {
  const places = new Map<string, { card: CompanyBranch; venues: BranchPlace['venues'][number][] }>()
  for (const { branch, contact, address, workingDays, timeZone, ...row } of rows) {
    const place = places.get(branch.alias) ?? { card: (branch.settings as BranchSettings).card, venues: [] }
    places.set(branch.alias, place)
    const closure = laterClosure(manualClosure(row.closure), row.manualClosure ?? undefined)
    if (contact !== null)
      place.venues.push({
        address,
        hours: { timeZone, manualClosure: closure, deliveryConfig: { workingDays } },
      })
  }
  return [...places.values()]
}

function manualClosure(byHand: Closure | null | undefined): ManualClosure | undefined {
  return byHand ? { until: byHand.until?.toISOString(), reason: byHand.reason ?? undefined } : undefined
}
