import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'
import { openStudio } from '../support/studio.ts'

const site = useSite()

test('[THEME-05] a press in the very moment in which a modal closes opens it again', async () => {
  const page = await openStudio(site)
  await page.getByRole('button', { name: /^La Esquina la-esquina/ }).click()
  const open = page.getByRole('button', { name: 'Historial' })
  const history = page.getByRole('dialog', { name: 'Historial' })
  const close = () => history.getByRole('button', { name: 'Cerrar' }).click()
  await open.click()
  // as a fast thumb does it: once the modal let go of the page, and before anything else happened
  await open.evaluate((button: HTMLElement) => {
    const next = new MessageChannel()
    const original = HTMLDialogElement.prototype.close
    HTMLDialogElement.prototype.close = function () {
      original.call(this)
      HTMLDialogElement.prototype.close = original
      next.port2.postMessage('')
    }
    const pressed = new Promise<void>((resolve) => {
      next.port1.onmessage = () => {
        button.click()
        resolve()
      }
    })
    Object.assign(window, { pressed })
  })
  await close()
  await page.evaluate('pressed')
  await close()
  await history.waitFor({ state: 'hidden' })
  await open.click()
  await history.waitFor()
})

test('in a window as low as one at 400 % zoom all of a modal scrolls, by the keyboard too', async () => {
  const page = await site.open('/menu/la-esquina/Delivery', { viewport: { width: 320, height: 256 } })
  await page.getByRole('button', { name: 'Ver horarios' }).press('Enter')
  const hours = page.getByRole('dialog', { name: 'Horarios del Local' })
  await hours.waitFor()
  const accept = hours.getByRole('button', { name: 'Aceptar' })
  const top = async () => (await accept.boundingBox())?.y ?? NaN
  // it is out of sight, and leaves its room to the days
  expect(await top()).toBeGreaterThan(256)
  await hours.getByRole('button', { name: 'Cerrar' }).first().focus()
  await page.keyboard.press('End')
  await expect.poll(top).toBeLessThan(256 - 40)
})
