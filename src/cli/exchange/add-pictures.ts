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
  /** whether addresses of this machine may be asked */
  withLoopback: boolean
  /** names below assets/ that exist */
  assets?: ReadonlySet<string> | undefined
}

/** Fetches what the menu would show; a picture that cannot be had is told and changes nothing. */
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

/** What has a picture, by the name that a wanted picture gives it. */
function picturedOf(menu: MenuFile | undefined): Map<string, Pictured> {
  const categories = menu?.categories ?? []
  return new Map<string, Pictured>([
    ...categories.map((one) => [`categories/${one.id}`, one] as const),
    ...categories.flatMap(({ plates }) => plates).map((one) => [`plates/${one.id}`, one] as const),
  ])
}

/** A name for the picture of a thing; what has that name already keeps it. */
function freeName(of: string, extension: string, isFree: (name: string) => boolean): string {
  const base = `pictures/${slug(of)}`
  for (let number = 1; ; number += 1) {
    const name = `${base}${number === 1 ? '' : `-${number}`}.${extension}`
    if (isFree(name)) return name
  }
}
