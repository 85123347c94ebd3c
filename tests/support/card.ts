import type { FrameLocator, Locator, Page } from 'playwright'

import { CARD_NUMBER } from '../server/support/card.ts'

/** The fields of a card, in the frame of their provider. */
export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Datos de la tarjeta"]')

/** A field of the card by its label. */
export const cardField = (page: Page, label: string): Locator =>
  cardFrame(page).getByRole('textbox', { name: label })

/** Chooses the card among the payments, and waits until its fields can be used. */
export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Tarjeta/ }).check()
  await page.getByText('Cargando el formulario de la tarjeta…').waitFor({ state: 'hidden' })
  await cardField(page, 'Número de la tarjeta').waitFor()
}

/** Types a good card; the name decides what becomes of the charge. */
export async function fillCard(page: Page, holder = 'APRO'): Promise<void> {
  await cardField(page, 'Número de la tarjeta').fill(CARD_NUMBER)
  await cardField(page, 'Nombre como figura en la tarjeta').fill(holder)
  await cardField(page, 'Vencimiento').fill('1130')
  await cardField(page, 'Código de seguridad').fill('123')
  await cardField(page, 'DNI del titular').fill('12.345.678')
}
