import { afterEach, expect, test, vi } from 'vitest'

import { sharePage } from './share.ts'

const page = { title: 'La Esquina', url: 'https://example.test/menu/la-esquina' }

afterEach(() => vi.unstubAllGlobals())

test('the share sheet is offered where there is one', async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { share })
  expect(await sharePage(page)).toBe('shared')
  expect(share).toHaveBeenCalledWith(page)
})

test('closing the sheet is no failure', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  expect(await sharePage(page)).toBe('dismissed')
})

test('without a sheet the address is copied, and a refusal is told', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await sharePage(page)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(page.url)
  vi.stubGlobal('navigator', {})
  expect(await sharePage(page)).toBe('failed')
})
