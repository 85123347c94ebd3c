import type { DraftPicture } from '../menu/draft.ts'
import { linkAt } from '../menu/parts.ts'
import type { Cursor, Source } from '../reading/source.ts'

/** Objects of a Square catalogue by id, those that lie inside others too. */
export type Catalog = {
  /** in the order of the file, without those that are deleted */
  ofType(type: string): Cursor[]
  byId(id: string | undefined, type: string): Cursor | undefined
}

/** The first picture of a list of ids. @source https://developer.squareup.com/reference/square/objects/CatalogImage */
export function pictureOf(ids: Cursor, catalog: Catalog): DraftPicture | undefined {
  const [first] = ids.items()
  const image = catalog.byId(first?.text(), 'IMAGE')
  if (first && !image) first.note('missing-reference')
  return image && linkAt(image.get('image_data').get('url'))
}

/**
 * Where answers of the Catalog API keep their objects: lists and searches, one object with what it names, batches, and
 * the bare list that people save.
 * @source https://developer.squareup.com/reference/square/catalog-api
 */
const LISTS = ['objects', 'related_objects', 'items', 'object', 'catalog_objects']

/** Reads the outer shape: every object, and what is deleted is left with a note. */
export function readCatalog(source: Source): Catalog {
  const { root } = source
  const nextPage = root.get('cursor')
  if (nextPage.value !== '') nextPage.leave('more-pages')
  const batches = root.get('batches').items()
  const roots = Array.isArray(root.value)
    ? root.items()
    : [root, ...batches].flatMap((one) => LISTS.flatMap((key) => one.get(key).items()))
  const kept = roots.flatMap(withInner).filter((object) => {
    object.get('type').take()
    const isDeleted = object.get('is_deleted').flag() === true
    if (isDeleted) object.leave('deleted')
    return !isDeleted
  })
  const index = new Map<string, Cursor>()
  for (const object of kept) {
    const key = `${typeOf(object)} ${object.get('id').text() ?? ''}`
    if (index.has(key)) object.leave('duplicate')
    else index.set(key, object)
  }
  const all = [...index.values()]
  return {
    ofType: (type) => all.filter((object) => typeOf(object) === type),
    byId: (id, type) => (id === undefined ? undefined : index.get(`${type} ${id}`)),
  }
}

/** An object and those that stand inside it; a deleted one takes them along. */
function withInner(object: Cursor): Cursor[] {
  if (object.get('is_deleted').value === true) return [object]
  return [
    object,
    ...object.get('item_data').get('variations').items(),
    ...object.get('modifier_list_data').get('modifiers').items(),
  ]
}

/** Where a thing stands among others; first where nothing says. */
export function ordinalOf(data: Cursor): number {
  const { value } = data.get('ordinal')
  return typeof value === 'number' ? value : 0
}

const typeOf = (object: Cursor): string => String(object.get('type').value)

/** Keys that only Square needs. @source https://developer.squareup.com/reference/square/objects/CatalogObject */
export const TECHNICAL: ReadonlySet<string> = new Set([
  'version',
  'updated_at',
  'created_at',
  'catalog_v1_ids',
  'catalog_v1_id',
  'present_at_all_locations',
  'location_id',
  'track_inventory',
  'inventory_alert_type',
  'inventory_alert_threshold',
  'stockable',
  'skip_modifier_screen',
  'is_taxable',
  'abbreviation',
  'label_color',
  'ordinal',
  'item_id',
  'modifier_list_id',
  'cursor',
  'latest_time',
  'channels',
  'sort_name',
  'ecom_uri',
  'is_top_level',
  'path_to_root',
  'root_category',
])
