import { expect, test } from 'vitest'

import { paths } from '#domain/routes/routes.ts'
import { openCheckout, openNotes } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const commands = (...list: object[]) => JSON.stringify(list)
const site = useSite({
  tenantsDir: editedTenants({
    'sushi-nami': () => undefined,
    'la-esquina': (_, __, tenant) => {
      tenant.customizations = [
        ...(tenant.customizations ?? []),
        {
          id: 'parrilla',
          resource: 'GENERIC',
          theme: 'WARNING',
          commands: commands(
            { command: 'TEXT', text: 'Hoy no hay parrilla.' },
            { command: 'ACTION', label: 'Ver horarios de la parrilla', open: 'HOURS' },
            { command: 'MODES', types: ['DELIVERY'] },
            { command: 'UNTIL', at: '2026-11-18T18:00:00.000Z' },
          ),
        },
        {
          id: 'cambio',
          resource: 'GENERIC',
          displayType: 'CHECKOUT',
          commands: commands({ command: 'TEXT', text: '<b>Pago con cambio justo</b>' }),
        },
      ]
    },
  }),
})
const CHICKEN = { path: `${paths.menu('la-esquina', 'Para llevar')}/empanadas/empanada-de-pollo` }

test('[THEME-03] a promotional banner stands on the menu of its order mode', async () => {
  const page = await site.open(paths.menu('la-esquina', 'Delivery'))
  await page.getByText('Envío gratis desde $ 45.000 en Almagro').waitFor()
  expect(await page.getByText('10 % menos si retiras y pagas en efectivo').count()).toBe(0)
  await page.goto(paths.menu('la-esquina', 'Para llevar'))
  await page.getByText('10 % menos si retiras y pagas en efectivo').waitFor()
})

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  '[THEME-03] a generic customization says its text and opens what its command names, in its mode and time: %s',
  async (_device, viewport) => {
    const page = await site.open(paths.menu('la-esquina', 'Delivery'), { viewport })
    await page.getByText('Hoy no hay parrilla.').waitFor()
    // the page listens: what comes when it is idle has come
    await page.getByRole('button', { name: /^Pedir ayuda/ }).waitFor()
    await page.getByRole('button', { name: 'Ver horarios de la parrilla' }).click()
    await page.getByRole('dialog', { name: 'Horarios del Local' }).waitFor()
    await page.goto(paths.menu('la-esquina', 'Para llevar'))
    await page.getByRole('heading', { name: 'Empanadas', exact: true }).waitFor()
    expect(await page.getByText('Hoy no hay parrilla.').count()).toBe(0)
  },
)

test('[THEME-03] it is there without a script too', async () => {
  const page = await site.open(paths.menu('la-esquina', 'Delivery'), { javaScriptEnabled: false })
  expect(await page.getByText('Hoy no hay parrilla.').isVisible()).toBe(true)
})

test('[THEME-03] at the head of cart and checkout, its text as it is written, and notes of its own length', async () => {
  const page = await site.open('/menu')
  await addToCart(page, CHICKEN)
  await page.goto(paths.cart('la-esquina'))
  await page.getByText('¿Un cambio en un plato? Escríbenos antes de confirmar.').waitFor()
  await page.getByRole('button', { name: 'Escribir al local' }).click()
  const panel = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await panel.waitFor({ state: 'hidden' })
  await openCheckout(page)
  await page.getByText('<b>Pago con cambio justo</b>').waitFor()
  const notes = await openNotes(page)
  await notes.fill('x'.repeat(250))
  expect((await notes.inputValue()).length).toBe(200)
  await page.goto(CHICKEN.path)
  const aside = page.getByRole('textbox', { name: /^Aclaraciones/ })
  await aside.fill('x'.repeat(250))
  expect((await aside.inputValue()).length).toBe(120)
})

test('[THEME-03] the document is asked for under the name of the country', async () => {
  const page = await site.open(paths.menu('sushi-nami', 'Despacho'))
  await addToCart(page, { path: `${paths.menu('sushi-nami', 'Retiro')}/nigiri-y-sashimi/nigiri-de-atun` })
  await openCheckout(page, 'sushi-nami')
  expect(await page.getByRole('textbox', { name: /^RUT/ }).isVisible()).toBe(true)
})
