import type { DraftPlate } from './draft.ts'

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
