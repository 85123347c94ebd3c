import type { Request } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { rmSync } from 'node:fs'

import type { OrderMode, OrderPayload } from '#generated/models.ts'
import { applyTenants } from '../support/apply-tenants.ts'
import { fillAddress, fillCustomer, openCheckout, send, summary } from '../support/checkout.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { editedTenants, editMenu, editTenant } from '../support/edited-tenants.ts'
import { claimReward, openRedeem, rewardLink } from '../support/loyalty.ts'
import { useSite } from '../support/site.ts'

const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 }
/** In the outer zone, which takes no cash. */
const FAR = 'Avenida Boedo 1300'

type Hours = Partial<Pick<OrderMode, 'schedules' | 'useSchedule'>>

const isOrder = (request: Request) => new URL(request.url()).pathname === '/api/order'
const payloadOf = (request: Request) => request.postDataJSON() as OrderPayload

describe('a venue that changes while the diner types', () => {
  const tenantsDir = editedTenants({
    'la-esquina': (_branch, contact) => {
      for (const mode of contact.orderModes ?? []) {
        for (const payment of mode.paymentTypes) {
          // A card on the rider's own device needs no form on the page.
          if (payment.paymentMethod === 'CARD') payment.upload = 'APP'
          // The venue sends the account by message.
          if (payment.onlinePayment?.paymentMethod === 'LINK')
            payment.onlinePayment.paymentMethod = 'TRANSFER'
        }
      }
    },
  })
  const site = useSite({ tenantsDir })
  const apply = () => applyTenants(site.server)
  afterAll(() => rmSync(tenantsDir, { recursive: true }))

  test('[CHK-13] cash chosen, the address takes none: the payment moves to the next and says so', async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, STEAK)
    await openCheckout(page)
    expect(await page.getByRole('radio', { name: 'Efectivo' }).isChecked()).toBe(true)
    await fillAddress(page, FAR)
    const card = page.getByRole('radio', { name: 'Tarjeta de crédito o débito' })
    await page
      .getByText(
        'Cambiamos el medio de pago a Tarjeta de crédito o débito porque tu dirección no acepta efectivo.',
      )
      .waitFor()
    expect(await card.isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Efectivo' }).count()).toBe(0)
    // [PAY-03] the surcharge of the card, [PAY-02] the fee of the zone
    expect(await summary(page)).toEqual([
      'Productos $ 31.900',
      'Envases $ 900',
      'Recargo por tarjeta $ 1.595',
      'Envío $ 4.200',
      'Tasa de Servicio $ 350',
      'Total $ 38.945',
    ])
    await page.getByRole('radio', { name: 'Link de pago' }).check()
    expect(await summary(page)).toContain('Envío $ 3.900')
    // [CHK-07] a transfer is not taken online: the ruling on 'Pagar' wins over the row
    await page.getByRole('button', { name: 'Realizar pedido · $ 37.050' }).waitFor()
    await fillCustomer(page)
    const request = page.waitForRequest(isOrder)
    await send(page).click()
    expect(payloadOf(await request)).toMatchObject({
      paymentType: 'la-esquina.delivery.online',
      price: 3_705_000,
    })
    await page.waitForURL(/\/order\//)
  })

  test('[ORDER-04b] prices and plates changed meanwhile: the cart is brought up to date, what changed is shown, and it can be sent', async () => {
    const page = await site.open('/menu/la-esquina', { expected: [/422/] })
    await addToCart(page, EMPANADAS)
    await addToCart(page, { path: '/menu/la-esquina/Para%20llevar/postres/chocotorta' })
    await openCheckout(page)
    await fillCustomer(page)
    editMenu(tenantsDir, 'la-esquina', (menu) => {
      for (const { plates } of menu.categories) {
        for (const plate of plates) {
          if (plate.id === 'empanada-de-pollo') plate.sizes.forEach((size) => (size.price = 300_000))
          if (plate.id === 'chocotorta') plate.soldOut = true
        }
      }
    })
    await apply()
    await send(page).click()
    const why = page.getByRole('group', { name: 'Actualizamos tu pedido porque el menú cambió.' })
    await why.waitFor()
    expect(await why.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining(['Cambió el precio de Empanada de pollo', 'Chocotorta está agotado']),
    )
    await expect.poll(() => why.evaluate((element) => element === document.activeElement)).toBe(true)
    // what ran out waits for the diner to take it out
    await page.getByRole('link', { name: 'Revisar mi pedido' }).click()
    await page.getByRole('button', { name: 'Quitar Chocotorta del pedido' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await expect.poll(() => summary(page)).toContain('Productos $ 6.000')
    const request = page.waitForRequest(isOrder)
    await send(page).click()
    expect(payloadOf(await request).items.map(({ name, price }) => [name, price])).toEqual([
      ['Empanada de pollo', 300_000],
    ])
    await page.waitForURL(/\/order\//)
  })

  test('[ORDER-04] [LOY-02] the program lets fewer points go meanwhile: told once, and the next press sends the order', async () => {
    const page = await site.open('/menu/la-esquina', { expected: [/422/] })
    await addToCart(page, { ...EMPANADAS, quantity: 5 })
    await page.goto(rewardLink('/menu/la-esquina'))
    await claimReward(page, '11 4777-0001')
    await openCheckout(page)
    const dialog = await openRedeem(page)
    await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
    await page.getByText(/^Usas 1.500 Puntos de la Esquina/).waitFor()
    editTenant(tenantsDir, 'la-esquina', (_branch, _contact, tenant) => {
      if (tenant.loyaltyProgram) tenant.loyaltyProgram.maxRedeemedPoints = 600
    })
    await apply()
    await send(page).click()
    const why = page.getByRole('group', { name: 'Actualizamos tu pedido porque el menú cambió.' })
    await why.getByText('Cambiaron los puntos que puedes usar en este pedido').waitFor()
    await page.getByText(/^Usas 600 Puntos de la Esquina/).waitFor()
    const request = page.waitForRequest(isOrder)
    await send(page).click()
    expect(payloadOf(await request).loyaltyInfo.redeemedPoints).toBe(600)
    await page.waitForURL(/\/order\//)
  })

  test('[PLATE-08] a plate that leaves the menu while its page is open is not added any more', async () => {
    const page = await site.open('/menu/la-esquina/Para%20llevar/postres/budin-de-pan')
    await page.getByRole('button', { name: /^Agregar · / }).focus()
    editMenu(tenantsDir, 'la-esquina', (menu) => {
      for (const category of menu.categories)
        category.plates = category.plates.filter(({ id }) => id !== 'budin-de-pan')
    })
    await apply()
    await page.clock.setFixedTime(site.server.time.now.getTime() + 61_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.getByText('Este plato ya no está en el menú.').waitFor()
    expect(await page.getByRole('button', { name: /^Agregar · / }).count()).toBe(0)
    // what had the focus is gone
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test("[CART-06] ordering is switched off while the cart is filled: no 'Continuar', and the reason, in any mode", async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, EMPANADAS)
    const goOn = page.getByRole('main').getByRole('link', { name: 'Continuar' })
    await page.goto('/menu/la-esquina/preview')
    await goOn.waitFor()
    const takeOrders = async (orderEnabled: boolean) => {
      editTenant(tenantsDir, 'la-esquina', (_branch, contact) => {
        for (const mode of contact.orderModes ?? []) mode.orderEnabled = orderEnabled
      })
      await apply()
      await page.reload()
    }
    await takeOrders(false)
    const main = page.getByRole('main')
    await main.getByText('Por ahora este local no toma pedidos.').waitFor()
    await main.getByText('Empanada de pollo').first().waitFor()
    expect(await goOn.count()).toBe(0)
    // who comes by the address cannot send it either
    await page.goto('/menu/la-esquina/checkout')
    const button = send(page)
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    await page.goto('/menu/la-esquina/preview')
    await takeOrders(true)
    await goOn.waitFor()
  })

  test('[CART-06] the hours of the mode end while the cart is filled, the venue stays open: the reason names the mode', async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, EMPANADAS)
    /** @returns what was there before */
    const change = async (hours: Hours): Promise<Hours> => {
      let before: Hours = {}
      editTenant(tenantsDir, 'la-esquina', (_branch, contact) => {
        for (const mode of contact.orderModes ?? []) {
          if (mode.type !== 'TAKE_AWAY') continue
          const { schedules, useSchedule } = mode
          before = { schedules, useSchedule }
          Object.assign(mode, hours)
        }
      })
      await apply()
      return before
    }
    const workingHours = [{ startAt: '06:30', endAt: '06:31' }]
    const schedules = [
      { scheduleConfigs: [{ workingDays: [{ dayOfWeek: 'MONDAY' as const, workingHours }] }] },
    ]
    const before = await change({ schedules, useSchedule: false })
    const reason = page
      .getByRole('main')
      .getByText('Para llevar no toma pedidos a esta hora. Mira los horarios del local.')
      .filter({ visible: true })
    try {
      for (const step of ['preview', 'checkout']) {
        await page.goto(`/menu/la-esquina/${step}`)
        await reason.waitFor()
      }
    } finally {
      await change(before)
    }
  })

  test('[CART-06] [MODE-04] the mode of a filled cart is switched off: no way on, and the reason; the others are a press away', async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, EMPANADAS)
    const offer = async (active: boolean) => {
      editTenant(tenantsDir, 'la-esquina', (_branch, contact) => {
        for (const mode of contact.orderModes ?? []) if (mode.type === 'TAKE_AWAY') mode.active = active
      })
      await apply()
    }
    await offer(false)
    const main = page.getByRole('main')
    const reason = main
      .getByText('La forma de pedir que elegiste ya no está disponible. Elige otra en el menú.')
      .filter({ visible: true })
    await page.goto('/menu/la-esquina/checkout')
    const button = main.getByRole('button', { name: /^(?:Realizar|Enviar) / })
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    await reason.waitFor()
    await page.goto('/menu/la-esquina/preview')
    await reason.waitFor()
    expect(await main.getByRole('link', { name: 'Continuar' }).count()).toBe(0)
    await main.getByRole('link', { name: 'Agregar más productos' }).click()
    await main.getByRole('link', { name: 'En el salón' }).click()
    const question = page.getByRole('dialog', {
      name: 'Si continuas, se borrarán los ítems agregados a tu pedido',
    })
    await question.getByRole('button', { name: 'Continuar' }).click()
    await page.waitForURL('**/En%20el%20sal%C3%B3n')
    await offer(true)
  })
})
