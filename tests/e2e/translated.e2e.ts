import { expect, test } from 'vitest'

import { send, summary } from '../support/checkout.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { useSite } from '../support/site.ts'
import { translatePage } from '../support/translation.ts'

const site = useSite()

const STEAK = {
  path: '/menu/la-esquina/Delivery/parrilla/bife-de-chorizo',
  choices: ['Jugoso', 'Papas fritas'],
}

test('a text that the page took out of a translation does not come back with its neighbour', async () => {
  const page = await site.open('/menu/la-esquina/Delivery')
  await page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()
  await translatePage(page, 'replaced')
  const line = await page.evaluateHandle(() => {
    const [first, second] = [new Text('uno '), new Text('dos')]
    const root = document.createElement('p')
    root.append(first, second)
    document.body.append(root)
    return { root, first, second }
  })
  const shown = () => line.evaluate(({ root }) => root.textContent)
  await expect.poll(shown).toBe('UNO DOS')
  await line.evaluate(({ root, second }) => void root.removeChild(second))
  await expect.poll(shown).toBe('UNO ')
  await line.evaluate(({ first }) => Object.assign(first, { data: 'tres ' }))
  await expect.poll(shown).toBe('TRES ')
})

test.each(['replaced', 'followed and removed'] as const)(
  '[CHK-01] [CHK-05] a checkout whose texts are %s by a translation says what the order costs and when it comes, as both change',
  async (way) => {
    const page = await openWithCart(site, STEAK)
    await page.goto('/menu/la-esquina/Delivery')
    // what waits until a page is idle has come
    await page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()
    await page.getByRole('link', { name: /^Ver pedido/ }).click()
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await send(page).waitFor()
    await translatePage(page, way)
    expect(await summary(page)).toContain('ENVÍO SEGÚN TU DIRECCIÓN')

    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('Guardia Vieja 3602')
    await dialog.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
    await expect.poll(() => summary(page)).toContain('ENVÍO $ 1.500')
    await page.getByRole('button', { name: /^realizar pedido · \$\s34\.650$/i }).waitFor()

    // a text goes and another one comes: '35 - 55 min' gives way to the slot
    const order = page.getByRole('region', { name: 'Tu pedido' })
    await page.getByRole('radio', { name: 'Programado' }).check()
    await order.getByText(/^Programado para /i).waitFor()
    expect(await order.innerText()).not.toMatch(/ min$/im)
  },
)
