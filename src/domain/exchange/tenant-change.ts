/** What a change is about; `field` is anything that has no words of its own. */
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

/** One difference between two states of a tenant's folder, as data; its words are made by `changeText`. */
export type TenantChange = {
  readonly kind: ChangeKind
  readonly subject: ChangeSubject
  /** of the folder: `menu.json`, `layout/menu.json` */
  readonly file: string
  /** JSON path in the later state, of what was removed in the earlier one: `$.categories[0].plates[3].sizes[0].price` */
  readonly path: string
  /** last key of the path: `price`, `description`, `lightMainColor` */
  readonly field: string
  /** shown names of what it lies in, the outermost first: category, plate, size */
  readonly names: readonly string[]
  /** JSON as in the file; absent when there was none. Prices in minor units. */
  readonly before?: unknown
  readonly after?: unknown
}
