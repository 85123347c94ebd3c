import { test } from 'vitest'

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
