import type { Locator, Page } from 'playwright'

/** A field of the checkout by the start of its name; a mark like 'Obligatorio' may follow. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name.replaceAll(/[?.]/g, '\\$&')}`) })

/** The button that sends the order, once it says what the order costs: what is pressed before is not sent. */
export const send = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Realizar pedido|Pagar|Enviar por WhatsApp) · \$/ })

export async function openCheckout(page: Page, alias = 'la-esquina'): Promise<void> {
  await page.goto(`/menu/${alias}/checkout`)
  await send(page).waitFor()
}

/** Opens a part of the checkout that nobody has to fill in, and that nobody has yet. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Agregar: ${title}` }).click()

/** The notes of the order, opened. */
export async function openNotes(page: Page): Promise<Locator> {
  await unfold(page, '¿Quieres aclarar algo?')
  return field(page, '¿Quieres aclarar algo?')
}

/** Name and phone, as every order but one at a table needs them. */
export async function fillCustomer(page: Page, name = 'Ana Pérez', phone = '11 5555-1234'): Promise<void> {
  await field(page, 'Nombre').fill(name)
  await field(page, 'Teléfono').fill(phone)
}

/** Chooses an address that the geocoder knows. */
export async function fillAddress(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /Ingresa tu dirección|Cambiar dirección/ }).click()
  const dialog = page.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
  await dialog.getByRole('combobox', { name: 'Dirección' }).fill(text)
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** What the page says an order costs, line by line: 'Productos $ 31.900'. */
export async function summary(page: Page): Promise<string[]> {
  const detail = page.getByRole('region', { name: 'Detalle del pedido' })
  const rows = detail.locator('dl > div')
  return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
}
