import { slug } from '#domain/menu/slug.ts'
import type { Imported } from '#exchange/import-result.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { importTexts } from '#messages/exchange.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { Shell } from './shell.ts'

type Pictured = { id: string; image?: string }

export type PictureOptions = {
  shell: Pick<Shell, 'say'>
  /** whether this machine's own addresses are allowed */
  withLoopback: boolean
  /** existing names below assets/ */
  assets?: ReadonlySet<string> | undefined
}

/** Downloads the menu's pictures; a failed download is reported and changes nothing. */
export async function addPictures(
  { files: { menu }, pictures }: Pick<Imported, 'files' | 'pictures'>,
  files: Map<string, Buffer | string>,
  { shell, withLoopback, assets = new Set() }: PictureOptions,
): Promise<void> {
  const all = picturedOf(menu)
  for (const { url, of } of pictures) {
    const thing = all.get(of)
    const fetched = await fetchPicture(url, withLoopback)
    if (!fetched.ok) shell.say(`${terminalLine(importTexts.pictureFailed(url, fetched.reason))}\n`)
    else if (thing) {
      const isFree = (name: string) =>
        !files.has(`assets/${name}`) &&
        [...all.values()].every((other) => other === thing || other.image !== name) &&
        (thing.image === name || !assets.has(name))
      const name = freeName(of, fetched.extension, isFree)
      thing.image = name
      files.set(`assets/${name}`, fetched.bytes)
    }
  }
}

/** Items with pictures, by the name that a wanted picture gives them. */
function picturedOf(menu: MenuFile | undefined): Map<string, Pictured> {
  const categories = menu?.categories ?? []
  return new Map<string, Pictured>([
    ...categories.map((one) => [`categories/${one.id}`, one] as const),
    ...categories.flatMap(({ plates }) => plates).map((one) => [`plates/${one.id}`, one] as const),
  ])
}

/** A free file name for the picture of an item; existing pictures keep theirs. */
function freeName(of: string, extension: string, isFree: (name: string) => boolean): string {
  const base = `pictures/${slug(of)}`
  for (let number = 1; ; number += 1) {
    const name = `${base}${number === 1 ? '' : `-${number}`}.${extension}`
    if (isFree(name)) return name
  }
}
