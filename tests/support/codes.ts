import type { Locator, Page } from 'playwright'

export const codeBox = (page: Page): Locator => page.getByRole('region', { name: 'Código de descuento' })
export const codeModal = (page: Page): Locator => page.getByRole('dialog', { name: 'Código de descuento' })
export const button = (at: Locator, name: string): Locator => at.getByRole('button', { name, exact: true })

/** Types a code into the modal, opened if it is not, and presses 'Aplicar'. */
export async function enter(page: Page, code: string): Promise<void> {
  if (!(await codeModal(page).isVisible()))
    await codeBox(page)
      .getByRole('button', { name: /Ingresar código|Cambiar código/ })
      .click()
  await codeModal(page).getByRole('textbox', { name: 'Código' }).fill(code)
  await button(codeModal(page), 'Aplicar').click()
}

/** Applies a code and closes the modal with 'Continuar'. */
export async function apply(page: Page, code: string): Promise<void> {
  await enter(page, code)
  await button(codeModal(page), 'Continuar').click()
  await codeModal(page).waitFor({ state: 'hidden' })
}
