import type { MinorUnits } from '#domain/money/money.ts'
import type { Allergen, Diet, GarnishGroup, Indicator, OrderModeType } from '#generated/models.ts'
import type { ExternalId } from '#generated/tenant.ts'

import type { GroupRules } from './group-rules.ts'

/** What every part of a draft says of where it comes from. */
type Origin = {
  /** in the source, for notes */
  path: string
  /** id in the other system */
  key?: string
  /** id in our menu, from a table that we wrote */
  id?: string
}

/**
 * A menu as a source tells it, before it meets the tenant's own. An absent field says nothing, and the tenant's stays;
 * null says that there is none.
 */
export type DraftMenu = {
  system: ExternalId['system']
  categories: DraftCategory[]
  /** nothing when the source knows no choices at all */
  groups?: DraftGroup[]
  indicators?: Indicator[]
  /** in order */
  remarkeds?: DraftPlate[]
  upselleds?: DraftPlate[]
}

/** `name` is the shown one; `internalName` null says that there is no other. */
type Named = { name: string; internalName?: string | null }

export type DraftCategory = Origin &
  Named & {
    description?: string | null
    image?: DraftPicture | null
    indicators?: string[]
    /** @units percent */
    taxRate?: number | null
    plates: DraftPlate[]
  }

export type DraftPlate = Origin &
  Named & {
    description?: string | null
    sizes: DraftSize[]
    /** keys or ids of groups */
    groups?: string[]
    image?: DraftPicture | null
    indicators?: string[]
    orderModes?: OrderModeType[] | null
    /** @units percent */
    taxRate?: number | null
    maxQuantity?: number | null
    visible?: boolean
    soldOut?: boolean
    excludedCategories?: string[]
    allergens?: Allergen[] | null
    diets?: Diet[] | null
  }

/** A size without a name is the only one; without a price it cannot be sold yet. @units price in minor units */
export type DraftSize = Origin & { name?: string; price?: MinorUnits; sku?: string | null }

/** A source that does not speak of limits leaves the tenant's; a new group then gets usual ones, with a note. */
export type DraftGroup = Origin &
  Pick<GarnishGroup, 'name'> &
  Partial<GroupRules['rules']> & { garnishes: DraftGarnish[] }

export type DraftGarnish = Origin & {
  name: string
  description?: string | null
  price: MinorUnits
  visible?: boolean
  maxQuantity?: number | null
  soldOut?: boolean
  allergens?: Allergen[] | null
  diets?: Diet[] | null
}

/** A picture of the folder, or one that would have to be fetched first. */
export type DraftPicture = { asset: string } | { url: string; path: string }
