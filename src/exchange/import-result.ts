import type { ImportNote } from '#domain/exchange/import-note.ts'
import type { Country } from '#generated/models.ts'
import type { MenuFile, ThemeFile } from '#generated/tenant.ts'

import type { WantedPicture } from './menu/parts.ts'

/** What an import has to know of the tenant it is for. */
export type ImportContext = {
  /** how the tenant writes money; prices in another currency are not taken over */
  readonly money: Pick<Country, 'code' | 'currencyCode' | 'currencySymbol' | 'mantissaLength'>
  /** menu.json as it is, for ids and for all that a source does not speak of */
  readonly menu?: MenuFile
  /** theme.json as it is */
  readonly theme?: ThemeFile
  /** ids of the labels the tenant may use, the base's included; absent: any */
  readonly indicators?: ReadonlySet<string>
  /** names below assets/; absent: any */
  readonly assets?: ReadonlySet<string>
  /** whether plates stay that the source lacks */
  readonly keep?: boolean
  /** for sources that say until when something is sold out; absent: whatever has an end is sold out. @units ms since 1970 */
  readonly now?: number
  /** files that a resolver of design tokens names, by the path it gives */
  readonly files?: ReadonlyMap<string, unknown>
  /** which token is for what, where names do not tell: `{ "lightMainColor": "color.background.brand" }` */
  readonly mapping?: Readonly<Record<string, string>>
}

/** What an import makes of its source: whole files, ready for the folder. */
export type Imported = {
  readonly files: { readonly menu?: MenuFile; readonly theme?: ThemeFile }
  /** plates of the source itself, not those that are kept; absent for what is no menu */
  readonly plateCount?: number
  /** of those, the ones that diners would see */
  readonly seenCount?: number
  /** pictures that plates would show if somebody fetched them */
  readonly pictures: readonly WantedPicture[]
  /** everything that stands elsewhere than expected, or nowhere */
  readonly notes: readonly ImportNote[]
}
