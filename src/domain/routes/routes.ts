/**
 * Every address of the storefront, written as a path; `app/routes.ts` reads them.
 * @source diner spec §2 "Routes"
 */

/** Words that are never an order mode in third position. */
export const RESERVED_SEGMENTS = ['preview', 'checkout', 'order'] as const

/** Parameters that identify a person, and those that open something of theirs. */
export const PERSONAL_PARAMETERS = [
  'abandoned',
  'phone',
  'name',
  'partnerName',
  'userExternalReference',
  'partnerToken',
] as const

/** Parameters that name the diner's table. */
export const TABLE_PARAMETERS = ['tableUid', 'tableNumber'] as const

/** What an address leads to, its parts decoded. @source diner spec §2 "Routes" */
export type Route =
  | { kind: 'branch-selection' }
  | { kind: 'entry'; alias: string }
  | { kind: 'menu'; alias: string; mode: string; category?: string; plate?: string }
  | { kind: 'cart'; alias: string }
  | { kind: 'checkout'; alias: string }
  | { kind: 'follow-up'; alias: string; orderCode: string }
  /** The offline page of an installed or revisited storefront; without a brand when the alias is empty. */
  | { kind: 'offline'; alias: string }
  | { kind: 'unknown' }

/** Whether another site may frame this page, if its brand allows it: never pages with a payment or an order. */
export const isEmbeddable = ({ kind }: Route): boolean =>
  kind === 'entry' || kind === 'menu' || kind === 'cart'

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

const join = (...segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`

/** Paths by what they show; segments are encoded here and nowhere else. */
export const paths = {
  branchSelection: () => '/menu',
  entry: (alias: string) => join('menu', alias),
  menu: (alias: string, mode: string) => join('menu', alias, mode),
  category: (alias: string, mode: string, category: string) => join('menu', alias, mode, category),
  plate: (alias: string, mode: string, category: string, plate: string) =>
    join('menu', alias, mode, category, plate),
  cart: (alias: string) => join('menu', alias, 'preview'),
  checkout: (alias: string) => join('menu', alias, 'checkout'),
  followUp: (alias: string, orderCode: string) => join('menu', alias, 'order', orderCode),
  offline: (alias: string) => (alias === '' ? '/offline' : join('offline', alias)),
} as const

/**
 * `/{alias}/preview` and `/{alias}/checkout` of the spec's table, as the path they redirect to.
 * @returns the full path, or undefined when the path is not such a short form
 * @source design §5 "Cart path"
 */
export function expandShortPath(pathname: string): string | undefined {
  const segments = decodeSegments(pathname)
  if (!segments || segments.length !== 2 || segments[0] === 'menu' || segments[0] === 'offline')
    return undefined
  const [alias = '', page] = segments
  if (page === 'preview') return paths.cart(alias)
  return page === 'checkout' ? paths.checkout(alias) : undefined
}
