import type { Locator, Page } from 'playwright'

import { ADMIN_TOKEN, type TestServer } from './server.ts'

/** The account panel, opened. */
export async function openAccount(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  const panel = page.getByRole('dialog', { name: 'Mi cuenta' })
  await panel.waitFor()
  return panel
}

/** The sign-in dialog with a phone typed into it. */
export async function typePhone(page: Page, phone: string): Promise<Locator> {
  const panel = await openAccount(page)
  await panel.getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill(phone)
  return dialog
}

/** Signs in where no code is asked. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const dialog = await typePhone(page, phone)
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** 'Mis pedidos', opened. */
export async function openOrders(page: Page): Promise<Locator> {
  await (await openAccount(page)).getByRole('button', { name: 'Mis pedidos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mis pedidos' })
  await dialog.waitFor()
  return dialog
}

/** The code that was last sent to a phone, read in the operator's outbox. */
export async function sentCode({ url }: TestServer, phone: string): Promise<string> {
  const answer = await fetch(`${url}/outbox`, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } })
  const mine = (await answer.text()).split('<li>').filter((one) => one.includes(`<b>${phone}</b>`))
  return /<p>(\d{6}) es tu código/.exec(mine.join(''))?.[1] ?? `no code for ${phone}`
}
