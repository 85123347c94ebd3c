import type { Image, LogoFile, StorefrontLogos } from '#generated/models.ts'

import type { LogoName, ThemeFile } from './folder-types.ts'

interface Room {
  width: number
  height: number
}

/** The largest place for a logo at the top of a page. @units CSS pixels */
const LOGO_ROOM: Room = { width: 288, height: 96 }
/** That of the icon, which stands on the cards of the directory too. */
const CARD_ROOM: Room = { width: 240, height: 180 }
/** A drawing that fills the head of a page. */
const WHOLE_ROOM: Room = { width: Infinity, height: Infinity }
/** Of a phone's screen, for each CSS pixel. */
const DENSITY = 2

/** The logos of a brand, each as the smallest file that fills its place. */
export function logosOf(
  theme: Pick<ThemeFile, 'logos'>,
  images: ReadonlyMap<string, Image>,
): StorefrontLogos {
  const image = (name: LogoName) => {
    const file = theme.logos?.[name]
    return file === undefined ? undefined : images.get(file)
  }
  const drawn = (name: LogoName, room: Room) => {
    const found = image(name)
    return found && logoFile(found, room)
  }
  return {
    custom: drawn('custom', LOGO_ROOM),
    horizontal: drawn('horizontal', LOGO_ROOM),
    background: drawn('background', WHOLE_ROOM),
    icon: drawn('icon', CARD_ROOM),
    banner: image('banner'),
  }
}

function logoFile({ src, widths, width, height }: Image, room: Room): LogoFile {
  const wanted = DENSITY * Math.min(room.width, (room.height * width) / height)
  const drawn = widths.find((one) => one >= wanted) ?? widths.at(-1)
  return { src: `${src}-${drawn}.webp`, width, height }
}
