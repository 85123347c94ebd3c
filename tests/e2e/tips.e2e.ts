import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderFollowUp, OrderPayload } from '#generated/models.ts'
import { fillCustomer, field, openCheckout, send, summary, unfold } from '../support/checkout.ts'
import type { Wish } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { DESKTOP, PHONE, useSite, type OpenOptions } from '../support/site.ts'

const site = useSite()
const STEAK: Wish = {
  path: '/menu/la-esquina/Para%20llevar/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
const tips = (page: Page) => page.getByRole('region', { name: 'Propina' })

async function checkout(options: OpenOptions = {}): Promise<Page> {
  const page = await openWithCart(site, STEAK, options)
  await openCheckout(page)
  return page
}

describe('tips, where a venue takes them', () => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('a percentage is counted from the items, paid, and told: %s', async (_name, viewport) => {
    const page = await checkout({ viewport })
    await tips(page).getByText('Sin propina').waitFor()
    // what nobody has to fill in is a line each on arrival
    for (const title of ['¿Quieres aclarar algo?', 'Propina', 'Código de descuento']) {
      const part = page.getByRole('region', { name: title })
      expect((await part.boundingBox())?.height).toBeLessThan(120)
      expect(await part.getByRole('radio').or(part.getByRole('textbox')).count()).toBe(0)
    }
    await unfold(page, 'Propina')
    expect(await tips(page).getByRole('radio', { name: 'Sin propina' }).isChecked()).toBe(true)
    await tips(page).getByRole('radio', { name: '10 %' }).check()
    // Ten percent off for cash and the service fee change nothing about it.
    await expect
      .poll(() => summary(page))
      .toEqual([
        'Productos $ 31.900',
        '10 % pagando en efectivo -$ 3.190',
        'Envases $ 900',
        'Tasa de Servicio $ 350',
        'Propina $ 3.190',
        'Total $ 33.150',
      ])
    await page.reload()
    await tips(page).getByText('10 % · $ 3.190').waitFor()
    await page.getByRole('button', { name: 'Editar Propina' }).click()
    expect(await tips(page).getByRole('radio', { name: '10 %' }).isChecked()).toBe(true)
    await fillCustomer(page)
    const request = page.waitForRequest('**/api/order')
    await send(page).filter({ visible: true }).click()
    const payload = (await request).postDataJSON() as OrderPayload
    expect(payload).toMatchObject({ tip: { type: 'PERCENT', value: 10 }, price: 3_315_000 })
    await page.waitForURL(/\/order\//)
    await page.getByText('Propina').waitFor()
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const answer = await page.request.get(`/api/diner/la-esquina/order/${code}`)
    const order = (await answer.json()) as OrderFollowUp
    expect(order).toMatchObject({ tip: 319_000, price: 3_315_000 })
    expect(order.orderText).toContain('Propina: $ 3.190')
  })

  test('an amount of one’s own is asked for before the order goes, and is not above the items', async () => {
    const page = await checkout()
    await fillCustomer(page)
    await unfold(page, 'Propina')
    await tips(page).getByRole('radio', { name: 'Otro monto' }).check()
    const amount = field(page, 'Monto de la propina')
    const text = 'Elige una propina de la lista, o un monto de hasta el total de los productos.'
    await send(page).click()
    await page.getByRole('region', { name: 'Avisos' }).getByText(text).waitFor()
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    expect(await amount.evaluate((input) => input === document.activeElement)).toBe(true)
    await amount.fill('31901')
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    await tips(page).getByText('Hasta $ 31.900').waitFor()
    await amount.fill('1.500')
    expect(await amount.getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => summary(page)).toContain('Propina $ 1.500')
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    expect((await request).postDataJSON()).toMatchObject({ tip: { type: 'AMOUNT', value: 150_000 } })
    await page.waitForURL(/\/order\//)
  })

  test('where none are taken none are asked for', async () => {
    const page = await openWithCart(site, { path: '/menu/cafe-aurora/Para%20llevar/cafe/cafe-de-olla' })
    await openCheckout(page, 'cafe-aurora')
    expect(await tips(page).count()).toBe(0)
  })
})
