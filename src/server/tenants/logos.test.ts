import { expect, test } from 'vitest'

import type { Image } from '#generated/models.ts'

import { cardLogo, logosOf } from './logos.ts'

const WIDTHS: Image['widths'] = [96, 192, 384, 768, 1536]
const logos = {
  custom: 'logo.png',
  horizontal: 'logo.png',
  icon: 'logo.png',
  background: 'logo.png',
  banner: 'logo.png',
}
const imageOf = (src: string, width: number, height: number, widths = WIDTHS): Image => ({
  src,
  width,
  height,
  widths,
  placeholder: '#ffffff',
})
/** The widths in which a picture stands at the top, behind it, and on a card. */
function widthsOf(width: number, height: number, widths = WIDTHS) {
  const image = imageOf('/files/logo', width, height, widths)
  const images = new Map([['logo.png', image]])
  const { custom, horizontal, icon, background, banner } = logosOf({ logos }, images)
  expect([horizontal, icon, banner]).toEqual([custom, custom, image])
  return [custom, background, cardLogo({ logos }, images)].map((one) => one?.src.match(/\d+/)?.[0])
}

test('a logo is the smallest file that fills its place on a screen of two pixels to one', () => {
  expect(widthsOf(2000, 2000)).toEqual(['192', '1536', '384'])
  expect(widthsOf(2000, 500)).toEqual(['768', '1536', '768'])
  // as high as its place, it is narrow
  expect(widthsOf(500, 2000)).toEqual(['96', '1536', '96'])
})

test('a small picture is the largest file there is of it; one that is not there is no logo', () => {
  expect(widthsOf(100, 100, [96])).toEqual(['96', '96', '96'])
  expect(logosOf({ logos }, new Map()).custom).toBeUndefined()
  expect(cardLogo({}, new Map())).toBeUndefined()
})

test('the card of a brand shows its icon, else its logo', () => {
  const images = new Map(['icon', 'logo'].map((name) => [`${name}.png`, imageOf(`/files/${name}`, 9, 9)]))
  expect(cardLogo({ logos: { icon: 'icon.png', custom: 'logo.png' } }, images)?.src).toContain('/files/icon')
  expect(cardLogo({ logos: { custom: 'logo.png' } }, images)?.src).toContain('/files/logo')
})
