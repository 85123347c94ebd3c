import { expect, test } from 'vitest'

import type { Image } from '#generated/models.ts'

import { logosOf } from './logos.ts'

const WIDTHS: Image['widths'] = [96, 192, 384, 768, 1536]
const logos = {
  custom: 'logo.png',
  horizontal: 'logo.png',
  icon: 'logo.png',
  background: 'logo.png',
  banner: 'logo.png',
}
const filesOf = (width: number, height: number, widths: Image['widths'] = WIDTHS) => {
  const image: Image = { src: '/files/logo', width, height, widths, placeholder: '#ffffff' }
  const { custom, horizontal, icon, background, banner } = logosOf({ logos }, new Map([['logo.png', image]]))
  expect(banner).toBe(image)
  return [custom, horizontal, icon, background].map((one) => one?.src.replace('/files/logo-', ''))
}

test('a logo is the smallest file that fills its place on a screen of two pixels to one', () => {
  expect(filesOf(2000, 2000)).toEqual(['192.webp', '192.webp', '384.webp', '1536.webp'])
  expect(filesOf(2000, 500)).toEqual(['768.webp', '768.webp', '768.webp', '1536.webp'])
  // as high as its place, it is narrow
  expect(filesOf(500, 2000)).toEqual(['96.webp', '96.webp', '96.webp', '1536.webp'])
})

test('a small picture is the largest file there is of it; one that is not there is no logo', () => {
  expect(filesOf(100, 100, [96])).toEqual(['96.webp', '96.webp', '96.webp', '96.webp'])
  expect(logosOf({ logos }, new Map()).custom).toBeUndefined()
})
