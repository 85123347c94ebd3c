import { expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { openConsole } from '../support/console.ts'
import { audit } from '../support/diner.ts'
import { useSite } from '../support/site.ts'

const account = {
  accessToken: 'access-token-of-the-test',
  webhookSecret: 'secret-of-the-test',
  payerEmail: 'caja@example.com',
}
const { mercadoPagoAccounts } = readConfig({ MERCADO_PAGO_ACCOUNTS: JSON.stringify({ 'a-key': account }) })
const site = useSite({ config: { mercadoPagoAccounts } })

const HEADINGS = 'SOURCE_ID;TRANSACTION_TYPE;TRANSACTION_AMOUNT;TRANSACTION_CURRENCY;TRANSACTION_DATE'

test('a settlement file is read, its faults are told by line, and money that does not match is listed', async () => {
  const page = await openConsole(site, 'la-esquina', { expected: [/400/] })
  await page.getByRole('link', { name: 'Caja' }).click()
  const upload = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Subir informe' }).click()
    await (await chooser).setFiles({ name: 'informe.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await page.getByText('Todavía no subiste un informe de estos días.').waitFor()
  await upload('otra;tabla\n1;2')
  await page.getByText('No reconocemos este archivo.').waitFor()
  const day = '2026-11-18T09:00:00.000-03:00'
  await upload(`${HEADINGS}\n77;SETTLEMENT;1250.00;ARS;${day}\n78;SETTLEMENT;mucho;ARS;${day}`)
  await page.getByText('Movimientos: 1; nuevos: 1.').waitFor()
  await page.getByText('Línea 3: columna TRANSACTION_AMOUNT').waitFor()
  const row = page
    .getByRole('table', { name: 'Dinero que no coincide' })
    .getByRole('row', { name: 'Sin pedido' })
  expect(await row.innerText()).toMatch(/Cobro, Mercado Pago\s.*77\s.*1\.250/s)
  expect(await audit(page)).toEqual([])
})
