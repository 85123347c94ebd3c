import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import type { PayloadOptions } from '../server/support/order-payload.ts'
import { insertMovement } from '#server/repositories/loyalty-repository.ts'
import { openAccount, openOrders, sentCode, typePhone } from '../support/account.ts'
import { placeOrder, placeOrderAs } from '../support/orders.ts'
import { useSite } from '../support/site.ts'

const PROGRAM = 'Olas'
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
/** As if the phone had been typed at the checkout. */
async function typeAs(page: Page, phone: string): Promise<void> {
  await page.evaluate((typed) => {
    const value = { name: 'Pablo', phone: typed, phoneCountry: 'CL', email: '', document: '' }
    window.localStorage.setItem('vitrina.customer', JSON.stringify({ version: 1, value }))
  }, phone)
  await page.reload()
}
const inProgress = (page: Page) => page.getByRole('link', { name: 'PEDIDO EN CURSO' })

describe('a venue with one-time codes', () => {
  /** 14:30 in Santiago, when the bar is open. */
  const site = useSite({ now: new Date('2026-11-18T17:30:00.000Z') })
  const SUSHI = '/menu/sushi-nami/Retiro'
  const ROLL: PayloadOptions = {
    choices: [{ plate: 'california-kani', garnishes: { envoltura: { nori: 1 } } }],
    form: { customerName: 'Pablo', email: 'pablo@example.com', phone: '+56961234567' },
  }

  async function signInByCode(page: Page, phone: string): Promise<void> {
    await (await typePhone(page, phone)).getByRole('button', { name: 'Ingresar' }).click()
    await enterCode(page, phone)
  }
  async function enterCode(page: Page, phone: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Ingresa el código' })
    await dialog.waitFor()
    const code = await sentCode(site.server, `+56${phone.replaceAll(' ', '')}`)
    await dialog.getByRole('textbox', { name: 'Código' }).fill(code)
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await toast(page, 'Inicio de sesión con éxito').waitFor()
    await dialog.waitFor({ state: 'hidden' })
  }

  test('[ACCT-02] [ACCT-03] a proven phone sees what other devices ordered, a number alone does not', async () => {
    const { code } = await placeOrder(site.server, 'sushi-nami', ROLL)
    const page = await site.open(SUSHI, { expected: [/422/] })
    let dialog = await typePhone(page, '9 6123 4567')
    await dialog.getByText('Te enviamos un código para confirmar que el teléfono es tuyo.').waitFor()
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    dialog = page.getByRole('dialog', { name: 'Ingresa el código' })
    const field = dialog.getByRole('textbox', { name: 'Código' })
    await field.waitFor()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)

    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await dialog.getByText('Ingresa los 6 dígitos del código').waitFor()
    const right = await sentCode(site.server, '+56961234567')
    await field.fill(right === '000000' ? '111111' : '000000')
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await toast(page, 'Error iniciando sesión').first().waitFor()
    await dialog.getByText('El código no es correcto').waitFor()
    await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await toast(page, 'Inicio de sesión con éxito').waitFor()
    const list = await openOrders(page)
    await list.getByRole('link', { name: `Ver pedido ${formatOrderCode(code)}` }).waitFor()
  })

  test('[ACCT-02] another code replaces the first; the phone can be changed', async () => {
    const page = await site.open(SUSHI, { expected: [/422/] })
    let dialog = await typePhone(page, '9 6123 4568')
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    dialog = page.getByRole('dialog', { name: 'Ingresa el código' })
    await dialog.getByRole('button', { name: 'Cambiar teléfono' }).click()
    dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
    await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('9 6123 4569')
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    dialog = page.getByRole('dialog', { name: 'Ingresa el código' })
    await dialog.getByText(/9\s6123\s4569/).waitFor()
    await dialog.getByRole('button', { name: 'Enviar otro código' }).click()
    await toast(page, 'Te enviamos otro código').waitFor()
    await dialog.getByRole('textbox', { name: 'Código' }).fill(await sentCode(site.server, '+56961234569'))
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await toast(page, 'Inicio de sesión con éxito').waitFor()
  })

  test('[ACCT-02] too many codes: the dialog says to come back later', async () => {
    const page = await site.open(SUSHI, { expected: [/429/] })
    for (let count = 0; count < 5; count += 1) {
      const body = { branchId: 'nami', phone: '+56961234570' }
      expect((await page.request.post('/api/sign-in/code', { data: body })).status()).toBe(202)
    }
    const dialog = await typePhone(page, '9 6123 4570')
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await dialog.getByText('Pediste demasiados códigos. Vuelve a intentar más tarde.').waitFor()
  })

  test('[ACCT-02] too many tries at one address: the dialog speaks of tries, and asks for no other code', async () => {
    const page = await site.open(SUSHI, { expected: [/429/] })
    await (await typePhone(page, '9 6123 4572')).getByRole('button', { name: 'Ingresar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ingresa el código' })
    const problem = { type: 'urn:vitrina:error:RATE_LIMITED', title: '', status: 429, code: 'RATE_LIMITED' }
    await page.route('**/api/sign-in/proof', (route) => route.fulfill({ status: 429, json: problem }))
    await dialog.getByRole('textbox', { name: 'Código' }).fill('123456')
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await dialog.getByText('Hubo demasiados intentos. Vuelve a intentar en unos minutos.').waitFor()
  })

  test('[LOY-03] the points of the account are those of who is signed in, whoever is ordered for', async () => {
    const page = await site.open(SUSHI)
    await signInByCode(page, '9 6123 4581')
    await site.server.store.db.transaction((tx) =>
      insertMovement(
        tx,
        { branch: 'nami', phone: '+56961234581' },
        { kind: 'REWARD', amount: 1200, deviceId: null, at: site.server.time.now },
      ),
    )
    await typeAs(page, '9 6123 4582')
    const panel = await openAccount(page)
    await panel.getByRole('button', { name: PROGRAM }).click()
    const points = page.getByRole('dialog', { name: PROGRAM })
    await points.getByText('+ 1.200').waitFor()
    await points.getByText(`1.200 ${PROGRAM}`).first().waitFor()
    expect(await points.getByRole('button', { name: 'Iniciar sesión' }).count()).toBe(0)
  })

  test('[LOY-03] [ACCT-03] whose proof has ended is led to sign in again, by the points and by the orders', async () => {
    const page = await site.open(SUSHI)
    await signInByCode(page, '9 6123 4583')
    await page.context().clearCookies()
    await page.reload()
    const orders = await openOrders(page)
    await orders.getByText('Inicia sesión de nuevo para ver también').waitFor()
    await orders.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
    await page.keyboard.press('Escape')
    await orders.waitFor({ state: 'hidden' })
    await (await openAccount(page)).getByRole('button', { name: PROGRAM }).click()
    const points = page.getByRole('dialog', { name: PROGRAM })
    await points.getByText('¿Sumaste en otro dispositivo?').waitFor()
    await points.getByRole('button', { name: 'Iniciar sesión' }).click()
    const again = page.getByRole('dialog', { name: 'Iniciar sesión' })
    await again.getByRole('button', { name: 'Ingresar' }).click()
    await enterCode(page, '9 6123 4583')
    await points.waitFor()
    await points.getByText('Todavía no tienes movimientos').waitFor()
    expect(await points.getByRole('button', { name: 'Iniciar sesión' }).count()).toBe(0)
  })

  test('[ACCT-01] an order without proof signs nobody in, and its button is there all the same', async () => {
    const page = await site.open(SUSHI)
    await placeOrderAs(page, 'sushi-nami', {
      ...ROLL,
      form: { ...ROLL.form, phone: '+56961234571' },
    })
    await typeAs(page, '9 6123 4571')
    await inProgress(page).waitFor()
    await (await openAccount(page)).getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  })
})
