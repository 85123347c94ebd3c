import styled from 'styled-components'
import { token } from '#theme/tokens.ts'

/**
 * Colours come from the picture by attribute, because style attributes are blocked: browsers that read typed
 * `attr()` show the picture's own tone, the others the skeleton's. Lists style `picture > img` themselves.
 */
export const pictureCss = `
  width: 100%;
  height: 100%;
  object-fit: cover;
  color: transparent;
  background-color: ${token.skeleton};
  background-color: attr(data-tone type(<color>), ${token.skeleton});
`

const Box = styled.picture`
  overflow: hidden;

  > img {
    ${pictureCss}
  }
`

export type PictureProps = {
  readonly picture: PictureSet
  /** what it shows; empty when the text beside it says the same */
  readonly alt: string
  /** CSS `sizes`, for places that change with the window */
  readonly sizes: string
  /** CSS pixels of the place at its widest; larger variants are left out */
  readonly widest: number
  /** in the first view: loads at once */
  readonly eager?: boolean
  /** the one picture that the first view of its page is about: loads before everything else */
  readonly first?: boolean
}

/** Plain elements, for lists that bring their own style. A picture that fails becomes transparent: see watchPictures. */
export function PictureElements({ picture, alt, sizes, widest, eager = false, first = false }: PictureProps) {
  const { avif, fallback } = pictureSources(picture, widest)
  return (
    <>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        data-tone={picture.placeholder}
        data-picture=""
        loading={eager || first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
      />
    </>
  )
}

/** A picture in the size the place needs, with its room kept and its tone shown until it is there. */
export function Picture(props: PictureProps) {
  return (
    <Box>
      <PictureElements {...props} />
    </Box>
  )
}

/** A picture in prepared sizes. Variants are `${src}-${width}.avif` and `.webp`. */
export type PictureSet = {
  readonly src: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/** The address of a picture's largest variant, for who shows it by itself: a preview, a search engine. */
export const largestOf = (picture: Pick<PictureSet, 'src' | 'widths'> | undefined): string | undefined =>
  picture && `${picture.src}-${picture.widths.at(-1)}.webp`

/** Phones show three device pixels per CSS pixel at most; more is not seen. */
const MAX_DENSITY = 3

/** Addresses for one place on the page. */
export type PictureSources = { readonly avif: string; readonly fallback: string }

/**
 * Picks the variants worth offering: everything up to the first that fills the place at triple density.
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
