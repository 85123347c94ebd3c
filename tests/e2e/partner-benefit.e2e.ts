import { describe, expect, test } from 'vitest'

import { fillCustomer, openCheckout, send, summary } from '../support/checkout.ts'
import { apply, codeBox } from '../support/codes.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const STEAK: Wish = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}
const TAKE_AWAY: Wish = { ...STEAK, path: STEAK.path.replace('/Delivery/', '/Para%20llevar/') }

describe('who comes from a partner', () => {
  const site = useSite()
  const link = (token: string) =>
    `${TAKE_AWAY.path}?partnerName=club-barrio&userExternalReference=ana&partnerToken=${token}`

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    '[EXT-01] has the first benefit at checkout and on the order; the token leaves the address: %s',
    async (_name, viewport) => {
      const page = await site.open('/menu/la-esquina', { viewport })
      await addToCart(page, { ...TAKE_AWAY, path: link('demo-token-ana-1964') })
      await expect.poll(() => page.url()).not.toContain('partnerToken')
      await openCheckout(page)
      await fillCustomer(page)
      await codeBox(page).getByText('Beneficio de club-barrio').waitFor()
      await codeBox(page).getByText('Aplicado', { exact: true }).waitFor()
      await expect.poll(async () => (await summary(page)).join()).toContain('12 % para socios del club')
      // With a partner's benefit a code stays, whatever is changed.
      await apply(page, 'ESQUINA15')
      await page.getByRole('radio', { name: 'Programado' }).check()
      await page.getByRole('combobox', { name: 'Hora', exact: true }).waitFor()
      await codeBox(page).getByText('ESQUINA15').waitFor()
      await page.getByRole('radio', { name: 'En el momento' }).check()
      const request = page.waitForRequest('**/api/order')
      await send(page).click()
      const sent = await request
      expect(sent.postDataJSON()).toMatchObject({
        partnerName: 'club-barrio',
        userExternalReference: 'ana',
        discounts: expect.arrayContaining([
          expect.objectContaining({ externalBenefitType: 'club-barrio', value: 12 }),
        ]) as unknown,
      })
      expect(await sent.headerValue('authorization')).toBe('Bearer demo-token-ana-1964')
      await page.waitForURL(/\/order\//)
    },
  )

  test('[DISC-04] with a partner’s benefit another payment asks nothing and keeps the code; the order has both', async () => {
    const page = await site.open('/menu/la-esquina')
    await addToCart(page, { ...TAKE_AWAY, path: link('demo-token-ana-1964') })
    await openCheckout(page)
    await fillCustomer(page)
    await codeBox(page).getByText('Beneficio de club-barrio').waitFor()
    await apply(page, 'ESQUINA15')
    const other = page.getByRole('radio', { name: /^Link de pago/ })
    await other.click()
    await expect.poll(() => other.isChecked()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await codeBox(page).getByText('ESQUINA15').waitFor()
    await expect.poll(async () => (await summary(page)).join()).toContain('Código ESQUINA15')
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    expect((await request).postDataJSON()).toMatchObject({
      paymentType: 'la-esquina.take-away.online',
      generalCodeDiscount: { code: 'ESQUINA15' },
    })
    await page.getByRole('button', { name: 'No pagar y volver' }).waitFor()
  })

  test('[EXT-01] a token that is not the user’s is said, and the order costs what it costs', async () => {
    const page = await site.open('/menu/la-esquina', { expected: [/401/] })
    await addToCart(page, { ...TAKE_AWAY, path: link('another-token') })
    // kept for this tab as soon as the page is idle
    await expect.poll(() => page.url()).not.toContain('partnerToken')
    await openCheckout(page)
    await codeBox(page)
      .getByText('No pudimos comprobar tu beneficio. Vuelve a entrar desde club-barrio.')
      .waitFor()
    expect((await summary(page)).join()).not.toContain('socios')
    await fillCustomer(page)
    await send(page).click()
    await page.waitForURL(/\/order\//)
  })
})
