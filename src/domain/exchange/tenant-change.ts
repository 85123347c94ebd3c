/** The subject of a change; `field` is anything without words of its own. */
export type ChangeSubject =
  | 'category'
  | 'plate'
  | 'size'
  | 'price'
  | 'garnish-group'
  | 'garnish'
  | 'garnish-price'
  | 'indicator'
  | 'color'
  | 'font'
  | 'shape'
  | 'picture'
  | 'text'
  | 'field'

/** `moved`: to another category; `reordered`: the same things in another order. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'reordered'

/** A difference between two states of a tenant's folder, as data; `changeText` puts it into words. */
export type TenantChange = {
  readonly kind: ChangeKind
  readonly subject: ChangeSubject
  /** of the folder: `menu.json`, `layout/menu.json` */
  readonly file: string
  /** JSON path in the later state, of what was removed in the earlier one: `$.categories[0].plates[3].sizes[0].price` */
  readonly path: string
  /** last key of the path: `price`, `description`, `lightMainColor` */
  readonly field: string
  /** shown names of its ancestors, the outermost first: category, plate, size */
  readonly names: readonly string[]
  /** JSON as in the file; absent when there was none. Prices in minor units. */
  readonly before?: unknown
  readonly after?: unknown
}
