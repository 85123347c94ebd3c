import type { Locator, Page } from 'playwright'

/** The link of La Esquina's welcome reward, on one of its pages. */
export const rewardLink = (path: string) => `${path}?loyaltyReward=bodegon-la-esquina.bienvenida`

/** The reward that the link of the page offers, once the page has opened it. */
export async function openReward(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /^¡Recibiste/ })
  await dialog.waitFor()
  return dialog
}

/** Claims the reward of the page's link for this browser: 1,500 points. */
export async function claimReward(page: Page, phone: string): Promise<void> {
  const dialog = await openReward(page)
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Ana Pérez')
  await dialog.getByRole('textbox', { name: /^Teléfono/ }).fill(phone)
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
  await dialog.getByRole('button', { name: 'Acreditar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The points of a page with the program's banner. */
export async function openPoints(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Suma 5% de tu compra en Puntos de la Esquina' }).click()
  const dialog = page.getByRole('dialog', { name: 'Puntos de la Esquina' })
  await dialog.waitFor()
  return dialog
}

/** The window in which a checkout's points are chosen. */
export async function openRedeem(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Usar puntos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Puntos de la Esquina' })
  await dialog.getByRole('textbox', { name: '¿Cuántos quieres usar?' }).waitFor()
  return dialog
}
