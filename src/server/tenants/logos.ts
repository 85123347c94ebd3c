import type { Image, LogoFile, StorefrontLogos } from '#generated/models.ts'

import type { LogoName, ThemeFile } from './folder-types.ts'

type Logos = Pick<ThemeFile, 'logos'>
/** By the name used in the folder's files. */
type Images = ReadonlyMap<string, Image>

interface Room {
  width: number
  height: number
}

/** Largest size of a logo at the top of a page. @units CSS pixels */
const LOGO_ROOM: Room = { width: 288, height: 96 }
/** Largest size on a card of the directory. @units CSS pixels */
const CARD_ROOM: Room = { width: 240, height: 180 }
/** For a drawing that fills the head of a page. */
const WHOLE_ROOM: Room = { width: Infinity, height: Infinity }
/** Physical pixels of a phone per CSS pixel. */
const DENSITY = 2

/** The logos of a brand, each as the smallest file that fills its space. */
export function logosOf(theme: Logos, images: Images): StorefrontLogos {
  const logo = (name: LogoName, room = LOGO_ROOM) => logoFile(imageOf(name, theme, images), room)
  return {
    custom: logo('custom'),
    horizontal: logo('horizontal'),
    background: logo('background', WHOLE_ROOM),
    icon: logo('icon'),
    banner: imageOf('banner', theme, images),
  }
}

/** The logo on the card of a brand. */
export const cardLogo = (theme: Logos, images: Images): LogoFile | undefined =>
  logoFile(imageOf('icon', theme, images) ?? imageOf('custom', theme, images), CARD_ROOM)

function imageOf(name: LogoName, { logos }: Logos, images: Images): Image | undefined {
  const file = logos?.[name]
  return file === undefined ? undefined : images.get(file)
}

function logoFile(image: Image | undefined, room: Room): LogoFile | undefined {
  if (image === undefined) return undefined
  const { src, widths, width, height } = image
  const wanted = DENSITY * Math.min(room.width, (room.height * width) / height)
  const fitting = widths.find((one) => one >= wanted) ?? widths.at(-1)
  return { src: `${src}-${fitting}.webp`, width, height }
}
