import { join } from 'node:path'

import type { Image } from '#generated/models.ts'

import { ImageFault } from '../images/image-fault.mjs'
import { makeIcons, type ManifestIcon } from '../images/make-icons.mjs'
import { makeVariants } from '../images/make-variants.mjs'
import { TenantInvalid, type TenantFault } from './tenant-fault.ts'

/** Two at a time: one picture occupies a core, and the machine has other work. */
const CONCURRENCY = 2

/** A picture: its name in the folder's files, and its path. */
export type ImageSource = { name: string; file: string }

export type PreparedImages = { images: Map<string, Image>; icons: ManifestIcon[] }

/**
 * Prepares the served sizes of every picture that a folder uses, unless they exist.
 * @errors {@link TenantInvalid} naming each picture that cannot be used
 */
export async function prepareImages(
  sources: readonly ImageSource[],
  icon: ImageSource | undefined,
  imagesDir: string,
  tenantsDir: string,
): Promise<PreparedImages> {
  const images = new Map<string, Image>()
  const faults: TenantFault[] = []
  const queue = [...sources]
  const work = async () => {
    for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
      const { name, file } = source
      const image = await guard(faults, tenantsDir, () => makeVariants(file, imagesDir))
      if (image !== undefined) images.set(name, image)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  // pictures that could not be measured are already reported
  const icons =
    icon && images.has(icon.name) && (await guard(faults, tenantsDir, () => makeIcons(icon.file, imagesDir)))
  if (faults.length > 0) throw new TenantInvalid(faults)
  return { images, icons: icons || [] }
}

async function guard<T>(
  faults: TenantFault[],
  tenantsDir: string,
  make: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error
    const file = error.file.startsWith(tenantsDir) ? error.file.slice(tenantsDir.length + 1) : error.file
    faults.push({ file, path: '$', found: error.found, expected: error.expected })
    return undefined
  }
}

/** Paths of the named assets: in the folder itself, else in the base. */
export function locateAssets(
  names: Iterable<string>,
  own: { folder: string; assets: ReadonlySet<string>; assetFiles?: ReadonlyMap<string, string> },
  base: { folder: string; assets: ReadonlySet<string> },
): ImageSource[] {
  return [...new Set(names)].map((name) => {
    const folder = own.assets.has(name) ? own.folder : base.folder
    return { name, file: own.assetFiles?.get(name) ?? join(folder, 'assets', name) }
  })
}
