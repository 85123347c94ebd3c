/** The five forms of the rider shift page with the steps that lead to each, for the audit. */
import type { Page } from 'playwright'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { ShiftVariant } from '#domain/routes/companion-routes.ts'
import { riderOnShift } from '../support/rider.ts'
import type { TestServer } from '../support/server.ts'
import { SHIFT_CODE } from '../server/support/shift.ts'

/** Follows the device into the dark. */
const VENUE = 'roma-palermo'
export const SHIFT_START = companionPaths.shift(VENUE, 'phoneIntake')
const PHONE = '+5491155558301'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const fill = (page: Page, name: string, text: string) => page.getByRole('textbox', { name }).fill(text)

/** Goes from the first form to another one, with a refused field where there is one. */
export async function leadTo(variant: ShiftVariant, page: Page, server: TestServer): Promise<void> {
  const isKnown = variant !== 'phoneIntake' && variant !== 'register'
  if (isKnown) {
    const rider = await riderOnShift(server, { branchContact: VENUE, phone: PHONE, name: 'Rita Ríos' })
    if (variant === 'logIn') await end(server, rider.id)
  }
  const phone = isKnown ? PHONE : variant === 'register' ? '9 11 5555-8302' : '12'
  await fill(page, 'Ingresa con tu teléfono', phone)
  await press(page, 'Siguiente')
  const first = variant === 'success' ? 'logOut' : variant
  await page.waitForURL(companionPaths.shift(VENUE, first))
  if (variant === 'phoneIntake') return page.locator('[aria-invalid=true]').waitFor()
  if (variant === 'register') {
    await press(page, 'Iniciar turno')
    return page.locator('[aria-invalid=true]').first().waitFor()
  }
  await fill(page, 'Código de seguridad', SHIFT_CODE)
  if (variant !== 'success') return
  await press(page, 'Finalizar turno')
  await page.waitForURL(companionPaths.shift(VENUE, 'success'))
}

/** Ends the shift of a rider before the test begins. */
async function end({ url }: TestServer, id: string): Promise<void> {
  const riderUser = { branchContact: { id: VENUE } }
  const answer = await fetch(`${url}/api/rider/${id}/updatewithcode`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, active: false, securityCode: SHIFT_CODE, riderUser }),
  })
  if (!answer.ok) throw new Error(`The shift did not end: ${await answer.text()}`)
}
