/** A picture in prepared sizes. Variants are `${src}-${width}.avif` and `.webp`. */
export type PictureSet = {
  readonly src: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/** Phones show three device pixels per CSS pixel at most; more is not seen. */
const MAX_DENSITY = 3

/** Addresses for one place on the page. */
export type PictureSources = { readonly avif: string; readonly fallback: string }

/**
 * Picks the variants worth offering: everything up to the first that fills the place at triple density.
 *
 * @param widest - CSS pixels of the place at its widest
 */
export function pictureSources(picture: PictureSet, widest: number): PictureSources {
  const sorted = [...picture.widths].sort((a, b) => a - b)
  const enough = sorted.findIndex((width) => width >= widest * MAX_DENSITY)
  const offered = enough === -1 ? sorted : sorted.slice(0, enough + 1)
  const middle = sorted.find((width) => width >= widest * 2) ?? sorted.at(-1) ?? picture.width
  return {
    avif: offered.map((width) => `${picture.src}-${width}.avif ${width}w`).join(', '),
    fallback: `${picture.src}-${middle}.webp`,
  }
}
