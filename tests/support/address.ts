import type { Page } from 'playwright'

/** The modal that asks for an address, and what is in it. */
export const addressDialog = (page: Page) => page.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
export const addressField = (page: Page, name: RegExp | string) =>
  addressDialog(page).getByRole('textbox', { name })
export const streetField = (page: Page) => addressDialog(page).getByRole('combobox', { name: 'Dirección' })
export const streetOptions = (page: Page) => addressDialog(page).getByRole('option')
export const saveAddress = (page: Page) =>
  addressDialog(page).getByRole('button', { name: 'Guardar dirección' }).click()

/** Opens the modal from the account. */
export async function openAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  await page.getByRole('button', { name: 'Mi dirección' }).click()
  await addressDialog(page).waitFor()
}

/** Types a street and takes the first suggestion. */
export async function chooseStreet(page: Page, text: string): Promise<void> {
  await streetField(page).fill(text)
  await streetOptions(page).first().click()
}
