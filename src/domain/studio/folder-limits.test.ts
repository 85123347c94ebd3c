import { describe, expect, test } from 'vitest'

import {
  clashOf,
  fileMegabytes,
  fitsCount,
  fitsFile,
  fitsTotalSize,
  FOLDER_LIMITS,
  pathFault,
} from './folder-limits.ts'

const MEGABYTE = 1024 * 1024

describe('what the folder of a brand may be', () => {
  test('a picture may weigh more than another file, whatever its ending is written in', () => {
    const most = FOLDER_LIMITS.pictureMegabytes * MEGABYTE
    expect([fitsFile('assets/a.JPG', most), fitsFile('assets/a.jpg', most + 1)]).toEqual([true, false])
    expect([fitsFile('carta.pdf', most), fitsFile('jpg', most)]).toEqual([false, false])
    expect(fitsFile('menu.json', FOLDER_LIMITS.fileMegabytes * MEGABYTE)).toBe(true)
    expect(fileMegabytes('menu.json')).toBeLessThan(fileMegabytes('a.svg'))
  })

  test('one byte or one file more than all may be is too much', () => {
    const whole = FOLDER_LIMITS.megabytes * MEGABYTE
    expect([fitsTotalSize([]), fitsTotalSize([whole - 1, 1]), fitsTotalSize([whole, 1])]).toEqual([
      true,
      true,
      false,
    ])
    expect([fitsCount(FOLDER_LIMITS.files), fitsCount(FOLDER_LIMITS.files + 1)]).toEqual([true, false])
  })

  test.each([
    ['theme.json', undefined],
    ['assets/plates/Ñandú al horno (1).jpg', undefined],
    ['a/b/c/d/e/f.json', undefined],
    ['a/b/c/d/e/f/g.json', 'too-deep'],
    [`a/${'b'.repeat(99)}/${'c'.repeat(98)}`, undefined],
    [`a/${'b'.repeat(99)}/${'c'.repeat(99)}`, 'too-long'],
    ['../theme.json', 'not-inside'],
    ['/theme.json', 'not-inside'],
    ['assets//a.svg', 'not-inside'],
    ['.git/config', 'not-inside'],
    ['assets/a.svg ', 'not-inside'],
    ['assets/a:b.svg', 'not-inside'],
    ['assets/a\\b.svg', 'not-inside'],
    ['assets/a\nb.svg', 'not-inside'],
    ['assets/NUL.svg', 'not-inside'],
    ['', 'not-inside'],
  ] as const)('%j: %s', (path, fault) => {
    expect(pathFault(path)).toBe(fault)
  })

  test.each([
    [['a.svg', 'b.svg', 'c/a.svg'], undefined],
    [['a.svg', 'b.svg', 'A.SVG'], { is: 'twice', path: 'A.SVG' }],
    [['assets', 'Assets/a.svg'], { is: 'in-the-way', path: 'Assets/a.svg' }],
  ] as const)('%j: %j', (paths, clash) => {
    expect(clashOf(paths)).toEqual(clash)
  })
})
