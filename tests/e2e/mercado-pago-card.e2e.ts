import { rmSync } from 'node:fs'

import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { startEmulator } from '../server/payments/mercado-pago-emulator.ts'
import { fillCustomer, openCheckout } from '../support/checkout.ts'
import { addToCart, audit } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { orderOfPage } from '../support/orders.ts'
import { useSite } from '../support/site.ts'

const PUBLIC_KEY = 'APP_USR-la-esquina'
const vendor = await startEmulator()
const tenantsDir = editedTenants({
  'la-esquina': (_branch, contact) => {
    for (const { paymentTypes } of contact.orderModes ?? [])
      for (const payment of paymentTypes ?? [])
        if (payment.upload === 'API')
          payment.onlinePayment = {
            providerName: 'mercado-pago',
            paymentMethod: 'CARD',
            publicKey: PUBLIC_KEY,
          }
  },
})
const account = {
  accessToken: 'access-token-of-the-test',
  webhookSecret: 'webhook-secret',
  payerEmail: 'pedidos@example.com',
}
const { mercadoPagoAccounts } = readConfig({
  MERCADO_PAGO_ACCOUNTS: JSON.stringify({ [PUBLIC_KEY]: account }),
})
const site = useSite({ tenantsDir, config: { mercadoPagoAccounts, mercadoPagoApi: vendor.url } })
afterAll(async () => {
  await vendor.close()
  rmSync(tenantsDir, { recursive: true })
})

/** Stands in for the vendor's script: fields that are filled at once with a card of high risk. */
const SDK = `
  window.MP_DEVICE_SESSION_ID = 'armor.0b9a'
  const message = (count, amount) => count + ' cuotas de $ ' + (amount / count).toFixed(2)
  window.MercadoPago = class {
    fields = {
      create(name) {
        const field = {
          mount(id) { document.getElementById(id).textContent = name; return field },
          unmount() {}, focus() {},
          on(event, hear) {
            if (event === 'ready') setTimeout(hear)
            if (event === 'validityChange') setTimeout(() => hear({ errorMessages: [] }))
            if (event === 'binChange') setTimeout(() => hear({ bin: '450995' }))
          },
        }
        return field
      },
      createCardToken: () => Promise.resolve({ id: 'tokenoftheCHAL' }),
    }
    getPaymentMethods = () => Promise.resolve({ results: [{ id: 'visa', issuer: { id: 310 } }] })
    getInstallments = ({ amount }) => Promise.resolve([{ payer_costs: [
      { installments: 1, recommended_message: message(1, amount), labels: ['CFT_0,00%|TEA_0,00%'] },
      { installments: 3, recommended_message: message(3, amount), labels: ['CFT_121,05%|TEA_93,50%'] },
    ] }])
  }`
/** Stands in for the page of a bank. */
const BANK = (asked: string) =>
  `<!doctype html><title>Banco</title><p>${asked}</p><button onclick="parent.postMessage({ status: 'COMPLETE' }, '*')">Soy yo</button>`

const bankOf = (page: Page) =>
  page.frameLocator('iframe[title="Confirmación de tu banco"]').frameLocator('iframe')

test('[PAY-01] a card in instalments whose bank asks who pays, at the fields of Mercado Pago', async () => {
  const page = await site.open('/menu/la-esquina')
  const html = 'text/html; charset=utf-8'
  await page
    .context()
    .route('https://sdk.mercadopago.com/js/v2', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SDK }),
    )
  await page
    .context()
    .route('https://acs-public.tp.mastercard.example/**', (route) =>
      route.fulfill({ contentType: html, body: BANK(route.request().postData() ?? '') }),
    )
  await addToCart(page, { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo' })
  await openCheckout(page)
  await fillCustomer(page)
  await page.getByRole('radio', { name: /^Tarjeta/ }).check()
  const fields = page.getByRole('group', { name: 'Datos de la tarjeta' })
  await fields.getByRole('textbox', { name: /^Nombre como figura/ }).fill('APRO')
  await fields.getByRole('textbox', { name: /^DNI del titular/ }).fill('30.111.222')
  await fields.getByRole('combobox', { name: 'Cuotas' }).selectOption('3')
  await fields.getByText('CFT: 121,05%').waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: /^Pagar · / }).click()

  await bankOf(page).getByText('creq=eyJ0aHJlZURTU2').waitFor()
  const [waiting] = vendor.payments
  expect(vendor.requests.find(({ path }) => path.startsWith('/v1/payments'))).toMatchObject({
    headers: { 'x-meli-session-id': 'armor.0b9a' },
    body: { installments: 3, issuer_id: 310 },
  })
  vendor.answerChallenge(waiting?.external_reference ?? '', true)
  await bankOf(page).getByRole('button', { name: 'Soy yo' }).click()
  await page.getByTitle('Confirmación de tu banco').waitFor({ state: 'hidden' })
  // the vendor is not asked about the same payment twice in a moment
  site.server.time.now = new Date(site.server.time.now.getTime() + 20_000)
  await page.reload()
  expect(await orderOfPage(page)).toMatchObject({ paid: true, status: 'GENERATED' })
})
