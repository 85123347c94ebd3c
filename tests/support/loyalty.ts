import type { Locator, Page } from 'playwright'

import { insertMovement, lockAccount } from '#server/repositories/loyalty-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import type { TestServer } from './server.ts'

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
  await page.getByRole('button', { name: /^Suma 5.% de tu compra en Puntos de la Esquina$/u }).click()
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

/** As if the diner of an order had earned more, a point each time. */
export async function earnMore({ store, time }: TestServer, code: string, times: number): Promise<void> {
  const order = await findOrderByCode(store.db, code)
  if (order === undefined) throw new Error(`No order ${code}`)
  const { branch, customerPhone: phone, deviceId } = order
  await store.db.transaction(async (tx) => {
    await lockAccount(tx, { branch, phone })
    for (let count = 0; count < times; count += 1)
      await insertMovement(tx, { branch, phone }, { kind: 'EARNED', amount: 1, deviceId, at: time.now })
  })
}
