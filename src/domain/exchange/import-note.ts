/**
 * How much a note matters: `info` needs nothing, `warning` should be looked at before the result is used, `error` says
 * that a part of the source could not be understood.
 */
export type NoteSeverity = 'info' | 'warning' | 'error'

/** Why a value of an imported file was moved, changed or dropped. */
export type NoteCode =
  | 'not-placed'
  | 'technical'
  | 'shortened'
  | 'no-name'
  | 'no-price'
  | 'size-without-price'
  | 'bad-price'
  | 'unsure-price'
  | 'read-as-thousands'
  | 'price-range'
  | 'offers-differ'
  | 'other-currency'
  | 'price-override'
  | 'no-category'
  | 'category-above'
  | 'several-categories'
  | 'several-places'
  | 'several-menus'
  | 'nested-section'
  | 'deleted'
  | 'duplicate'
  | 'shared-code'
  | 'too-many'
  | 'empty-group'
  | 'missing-reference'
  | 'more-pages'
  | 'unknown-value'
  | 'group-limits'
  | 'usual-limits'
  | 'group-copied'
  | 'free-text-choice'
  | 'nested-choice'
  | 'included-choice'
  | 'diet-not-mapped'
  | 'allergens-not-taken'
  | 'availability'
  | 'sold-out-until'
  | 'size-sold-out'
  | 'size-not-sold'
  | 'hidden'
  | 'tax'
  | 'translation'
  | 'picture-link'
  | 'picture-missing'
  | 'formula'
  | 'formula-unread'
  | 'cell-error'
  | 'unknown-column'
  | 'extra-cells'
  | 'other-sheet'
  | 'unknown-tag'
  | 'tag-colors'
  | 'venue-data'
  | 'broken-block'
  | 'alias-broken'
  | 'alias-circle'
  | 'missing-file'
  | 'other-context'
  | 'not-a-color'
  | 'gamut'
  | 'hex-differs'
  | 'unknown-font'
  | 'nearest'
  | 'no-role'
  | 'derived-role'
  | 'unknown-mapping'
  | 'several-candidates'
  | 'repaired-color'

/** A remark of an import about its source. */
export type ImportNote = {
  readonly code: NoteCode
  readonly severity: NoteSeverity
  /** where it stands in the source: JSON path, `row 3, column Precio` for tables, or `script 2` of a web page */
  readonly path: string
  /** every place of the same kind; `path` is the first */
  readonly paths: readonly string[]
  /** the value, shortened */
  readonly what: string
  /** the reason, in words for the operator */
  readonly why: string
}
