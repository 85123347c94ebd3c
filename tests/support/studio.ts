import type { FrameLocator, Page } from 'playwright'

import type { StudioDraft } from '#generated/models.ts'
import { ADMIN_TOKEN } from './server.ts'
import type { Site } from './site.ts'

/** The window of an operator. */
export const LARGE = { width: 1440, height: 900 }

/** The studio of an operator who signed in, on a device of their own. */
export async function openStudio(site: Site, expected: readonly RegExp[] = []): Promise<Page> {
  // a frame that goes cuts the connection that it is making
  const cut = /WebSocket is closed before the connection is established/
  const page = await site.open('/studio', { viewport: LARGE, expected: [...expected, cut] })
  await signIn(page)
  await page.getByRole('heading', { name: 'Estudio', level: 1 }).waitFor()
  return page
}

/** A draft as an operator opens it by its address. */
export async function openDraft(
  site: Site,
  { id }: Pick<StudioDraft, 'id'>,
  expected: readonly RegExp[] = [],
): Promise<Page> {
  // whoever saves later is told so by the status
  const page = await site.open(`/studio?draft=${id}`, { viewport: LARGE, expected: [...expected, /409/] })
  await signIn(page)
  await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
  return page
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Token de operador').fill(ADMIN_TOKEN)
  await page.keyboard.press('Enter')
}

export const menuFrame = (page: Page) => page.frameLocator('iframe[title="Menú, 360 px, Claro"]')

/** The colour of the brand that a page wears. */
export const brandColor = (frame: FrameLocator) =>
  frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--main'))

/** Nothing of the draft waits to be saved. */
export const saved = (page: Page) => page.getByText('Guardado', { exact: true }).waitFor()
