import type { Diet } from '#generated/models.ts'

import type { Cursor, Source } from '../reading/source.ts'
import type { DraftPicture, DraftPlate } from './draft.ts'

/** A picture that the menu would show if it were in the folder. */
export type WantedPicture = {
  url: string
  /** `plates/ID` or `categories/ID` */
  of: string
  /** in the source */
  path: string
}

/** The picture in the folder; one that lies elsewhere is asked for, and the tenant's own stays meanwhile. */
export function pictureOf(
  { image }: Pick<DraftPlate, 'image'>,
  own: string | undefined,
  of: string,
  want: (picture: WantedPicture) => void,
): string | undefined {
  if (image === undefined || image === null) return said(image, own)
  if ('asset' in image) return image.asset
  want({ ...image, of })
  return own
}

/** Null clears, absent keeps. */
export function said<T>(value: T | null | undefined, own: T | undefined): T | undefined {
  return value === null ? undefined : (value ?? own)
}

/** Without the keys that hold nothing: a file has no word for them. */
export function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T
}

/** As many parts as the menu holds; each of the others is left with a note. */
export function limited<T extends { path: string; name?: string }>(
  parts: readonly T[],
  max: number,
  source: Source,
): T[] {
  for (const { path, name } of parts.slice(max)) source.note('too-many', path, name, { max })
  return parts.slice(0, max)
}

/** A picture by its link, with a note: somebody has to fetch it. */
export function linkAt(place: Cursor): DraftPicture | undefined {
  const url = place.text()
  if (url === undefined) return undefined
  place.note('picture-link')
  return { url, path: place.path }
}

/**
 * The diets that a source names, each once; a word that means none of ours is left with a note.
 * @param names - our diet by the word of the source
 * @param wordOf - reads the word
 * @returns nothing where there is none
 */
export function dietsAt(
  places: readonly Cursor[],
  names: Readonly<Record<string, Diet>>,
  wordOf: (place: Cursor) => string | undefined,
): Diet[] | undefined {
  const diets = places.flatMap((place) => {
    const word = wordOf(place) ?? ''
    const diet = Object.hasOwn(names, word) ? names[word] : undefined
    if (diet === undefined) place.leave('diet-not-mapped')
    else place.take()
    return diet ?? []
  })
  return diets.length > 0 ? [...new Set(diets)] : undefined
}
