import type { Image } from '#generated/models.ts'
import type { RemarkCode, RemarkDetails } from '#messages/remarks.ts'

import type { MenuFile, ThemeFile, TenantFile } from '../folder-types.ts'
import type { TenantFiles } from '../read-folder.ts'
import { remarkIn, type TenantRemark } from './remark.ts'

/** A list row shows a plate at 96 CSS px and its page at 384, on screens of two pixels to one. @units pixels */
const LEAST_PLATE_WIDTH = 384
/** Notes on the sources of a folder's pictures, stored beside them. */
const ORIGINS = 'pictures.json'

type Documents = { tenant: TenantFile; theme: ThemeFile; menu: MenuFile }

/**
 * Unused pictures, and plate pictures that are too small.
 * @param images - as prepared for the pages, by name
 */
export function pictureRemarks(
  files: TenantFiles,
  documents: Documents,
  images: ReadonlyMap<string, Image>,
): TenantRemark[] {
  const remark = (name: string, code: RemarkCode, details: RemarkDetails = {}) =>
    remarkIn(`${files.alias}/assets/${name}`)('$', code, { name, ...details })
  const used = new Set(usedPictures(documents))
  const plates = new Set(platePictures(documents.menu))
  return [
    ...[...files.assets]
      .filter((name) => !used.has(name) && name !== ORIGINS)
      .map((name) => remark(name, 'picture-unused')),
    ...[...images]
      .filter(
        ([name, { width }]) =>
          plates.has(name) && files.assets.has(name) && !name.endsWith('.svg') && width < LEAST_PLATE_WIDTH,
      )
      .map(([name, { width }]) =>
        remark(name, 'picture-small', { width: String(width), least: String(LEAST_PLATE_WIDTH) }),
      ),
  ]
}

const platePictures = ({ categories = [] }: MenuFile): string[] =>
  categories.flatMap(({ plates }) => plates.map(({ image }) => image)).filter((name) => name !== undefined)

const usedPictures = ({ tenant, theme, menu }: Documents): (string | undefined)[] => [
  ...Object.values(theme.logos ?? {}),
  ...tenant.branches.map(({ logo }) => logo),
  ...(menu.categories ?? []).map(({ image }) => image),
  ...platePictures(menu),
]
