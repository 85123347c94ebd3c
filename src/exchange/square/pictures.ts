import type { DraftPicture } from '../menu/draft.ts'
import { linkAt } from '../menu/parts.ts'
import type { Cursor } from '../reading/source.ts'
import type { Catalog } from './catalog.ts'

/** The first picture of a list of ids. */
export type PictureReader = (ids: Cursor) => DraftPicture | undefined

/** @source https://developer.squareup.com/reference/square/objects/CatalogImage */
export function pictureReader(catalog: Catalog): PictureReader {
  return (ids) => {
    const [first] = ids.items()
    const image = catalog.byId(first?.text(), 'IMAGE')
    if (first && !image) first.note('missing-reference')
    return image && linkAt(image.get('image_data').get('url'))
  }
}
