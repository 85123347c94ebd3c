import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { SHIFT_CODE } from '../server/support/shift.ts'
import { keepShift, riderOnShift } from '../support/rider.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const VENUE = 'la-esquina'
const INTAKE = companionPaths.shift(VENUE, 'phoneIntake')
const WRONG = '000000'

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const path = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)
const at = (page: Page, variant: Parameters<typeof companionPaths.shift>[1]) =>
  page.waitForURL(companionPaths.shift(VENUE, variant))

/** The text as a toast and beside the field, which has the focus. */
async function refusedAt(page: Page, name: string, text: string): Promise<void> {
  await toast(page, text).waitFor()
  const input = field(page, name)
  expect(await input.getAttribute('aria-invalid')).toBe('true')
  const described = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
  const beside = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()))
  expect(beside).toContain(text)
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** The first form, sent. */
async function enter(page: Page, phone: string): Promise<void> {
  await field(page, 'Ingresa con tu teléfono').fill(phone)
  await press(page, 'Siguiente')
}

/** Who the server takes the device for; undefined for nobody. */
async function whoAmI(page: Page): Promise<string | undefined> {
  const kept = await page.evaluate((key) => window.localStorage.getItem(key), `vitrina.rider.${VENUE}`)
  const { value } = JSON.parse(kept ?? '{}') as { value?: { token: string } }
  if (value === undefined) return undefined
  const answer = await page.request.get('/api/whoami', {
    headers: { authorization: `Bearer ${value.token}` },
  })
  return ((await answer.json()) as { name?: string }).name
}

test('[SHIFT-01] [SHIFT-02] [SHIFT-03] a new rider registers, rides, ends the shift and starts the next', async () => {
  const page = await site.open(companionPaths.shift(VENUE, 'logIn'), { expected: [/404/, /400/] })
  await at(page, 'phoneIntake')
  expect(await page.title()).toBe('Repartidores · La Esquina Almagro')
  await page.getByRole('heading', { level: 1, name: 'Repartidores' }).waitFor()
  await page.getByRole('main').getByText('La Esquina Almagro').waitFor()
  const logo = page.getByRole('main').locator('img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await field(page, 'Ingresa con tu teléfono').getAttribute('placeholder')).toBe('9 11 2345-6789')

  await enter(page, '12')
  await refusedAt(page, 'Ingresa con tu teléfono', 'El número de teléfono es invalido')
  await enter(page, '9 11 5555-8101')
  await at(page, 'register')
  expect(await field(page, 'Teléfono').first().inputValue()).toBe('9 11 5555-8101')
  await field(page, 'Confirma tu teléfono').fill('9 11 5555-8102')
  await press(page, 'Iniciar turno')
  await refusedAt(page, 'Confirma tu teléfono', 'Los números de teléfono no coinciden')
  await field(page, 'Confirma tu teléfono').fill('11 5555 8101')
  await press(page, 'Iniciar turno')
  await refusedAt(page, 'Nombre y Apellido', 'Debe completar todos los campos para continuar')
  expect(await field(page, 'Código de seguridad').getAttribute('aria-invalid')).toBe('true')
  await field(page, 'Nombre y Apellido').fill('Rita Ríos')
  await field(page, 'Código de seguridad').fill(WRONG)
  await press(page, 'Iniciar turno')
  await refusedAt(page, 'Código de seguridad', 'El código de seguridad es erróneo')
  // the wrong one is selected
  await page.keyboard.type(SHIFT_CODE)
  const created = page.waitForRequest('**/api/rider/createwithcode')
  await page.keyboard.press('Enter')
  expect((await created).postDataJSON()).toEqual({
    name: 'Rita Ríos',
    phone: '+5491155558101',
    securityCode: SHIFT_CODE,
    active: true,
    riderUser: { branchContact: { id: VENUE } },
  })
  await page.waitForURL(/\/rider\/[\w-]{36}\/shipments$/)
  expect(await whoAmI(page)).toBe('Rita Ríos')

  // the device knows the phone; the rider is on shift
  await page.goto(INTAKE)
  await expect.poll(() => field(page, 'Ingresa con tu teléfono').inputValue()).toMatch(/5555-?8101$/)
  await press(page, 'Siguiente')
  await at(page, 'logOut')
  await page.getByRole('heading', { name: '¡Hola Rita Ríos!' }).waitFor()
  await press(page, 'Finalizar turno')
  await refusedAt(page, 'Código de seguridad', 'Debe completar todos los campos para continuar')
  await field(page, 'Código de seguridad').fill('246 810')
  await press(page, 'Finalizar turno')
  await at(page, 'success')
  await toast(page, 'Turno finalizado con éxito').waitFor()
  await page.getByRole('main').getByText('Turno finalizado con éxito').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  expect(await whoAmI(page)).toBeUndefined()

  await page.goto(INTAKE)
  await enter(page, '11 15 5555 8101')
  await at(page, 'logIn')
  await page.getByRole('heading', { name: '¡Hola Rita Ríos!' }).waitFor()
  await field(page, 'Código de seguridad').fill(SHIFT_CODE)
  await press(page, 'Iniciar turno')
  await page.waitForURL(/\/rider\/[\w-]{36}\/shipments$/)
  expect(await whoAmI(page)).toBe('Rita Ríos')
  await page.goBack()
  expect(path(page)).not.toBe(companionPaths.shift(VENUE, 'logIn'))
})

test('[SHIFT-02] what the server refuses is said in plain words; a press counts once', async () => {
  const rider = await riderOnShift(site.server, { phone: '+5491155558201', name: 'Beto' })
  const page = await site.open('/guia', { expected: [/500/, /409/, /429/, /400/, /ERR_FAILED/] })
  await keepShift(page, rider)
  await page.goto(INTAKE)
  await expect.poll(() => field(page, 'Ingresa con tu teléfono').inputValue()).not.toBe('')
  await page.route('**/api/rider/bc/phone*', (route) => route.abort(), { times: 1 })
  await press(page, 'Siguiente')
  const failed = 'Hubo un error, vuélvelo a intentar en unos minutos'
  await toast(page, failed).waitFor()
  await page.getByRole('main').getByText(failed).waitFor()

  await press(page, 'Siguiente')
  await at(page, 'logOut')
  let calls = 0
  let answer = (): void => undefined
  const pressedTwice = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/updatewithcode', async (route) => {
    calls += 1
    const [code, status] = calls === 1 ? ['STATUS_CONFLICT', 409] : ['INTERNAL', 500]
    // an answer between the two presses would make the second one a press of its own
    await pressedTwice
    await route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { code, status, title: code },
    })
  })
  await field(page, 'Código de seguridad').fill(SHIFT_CODE)
  await page.getByRole('button', { name: 'Finalizar turno' }).dblclick()
  answer()
  const conflict = 'Termina el envío en curso antes de finalizar el turno'
  await page.getByRole('main').getByText(conflict).waitFor()
  await toast(page, conflict).waitFor()
  expect(calls).toBe(1)
  await press(page, 'Finalizar turno')
  // the toast of the first failure may still be there: what stands in the form is of this press alone
  await page.getByRole('main').getByText(failed).waitFor()
  expect(calls).toBe(2)
  await page.unroute('**/updatewithcode')

  for (let n = 0; n < 5; n += 1) {
    await field(page, 'Código de seguridad').fill(WRONG)
    await press(page, 'Finalizar turno')
    await page.locator('[aria-invalid=true]').waitFor()
  }
  await field(page, 'Código de seguridad').fill(SHIFT_CODE)
  await press(page, 'Finalizar turno')
  await toast(page, 'Demasiados intentos. Vuelve a probar en 15 minutos.').waitFor()
  expect(await whoAmI(page)).toBe('Beto')
})

test('[SHIFT-01] whoever lost the phone goes on with the shift on another one, and the lost one opens nothing any more', async () => {
  const rider = await riderOnShift(site.server, { phone: '+5491155558301', name: 'Caro' })
  const page = await site.open(INTAKE, { expected: [/404/, /400/] })
  await enter(page, '11 5555-8301')
  await at(page, 'logOut')
  const goOn = 'Seguir mi turno en este teléfono'
  await press(page, goOn)
  await refusedAt(page, 'Código de seguridad', 'Debe completar todos los campos para continuar')
  await field(page, 'Código de seguridad').fill(WRONG)
  await press(page, goOn)
  await refusedAt(page, 'Código de seguridad', 'El código de seguridad es erróneo')
  await field(page, 'Código de seguridad').fill(SHIFT_CODE)
  await press(page, goOn)
  await page.waitForURL(/\/rider\/[\w-]{36}\/shipments$/)
  expect(await whoAmI(page)).toBe('Caro')
  const lost = await page.request.get('/api/whoami', { headers: { authorization: `Bearer ${rider.token}` } })
  expect(lost.status()).toBe(401)
  const old = await site.open('/guia', { expected: [/401|404/] })
  await keepShift(old, rider)
  await old.goto(companionPaths.shipments(VENUE))
  await toast(old, 'Tu turno está abierto en otro teléfono.').waitFor()
  await old.getByRole('heading', { level: 1, name: 'Acceso denegado o link expirado' }).waitFor()
  // here it is the phone of the shift
  await page.goto(INTAKE)
  await press(page, 'Siguiente')
  await at(page, 'logOut')
  await page.getByRole('button', { name: 'Finalizar turno' }).waitFor()
  expect(await page.getByRole('button', { name: goOn }).count()).toBe(0)
})

test('[SHIFT-01] on the phone of the shift a link leads back to the shipments without a code, on no other', async () => {
  const rider = await riderOnShift(site.server, { phone: '+5491155558401', name: 'Dora' })
  const other = await site.open(INTAKE)
  await enter(other, '11 5555-8401')
  await at(other, 'logOut')
  expect(await other.getByRole('link', { name: 'Ver envíos' }).count()).toBe(0)

  const page = await site.open('/guia', { expected: [/404/] })
  await keepShift(page, rider)
  await page.goto(companionPaths.shipments(VENUE))
  await page.getByRole('link', { name: 'Finalizar turno' }).click()
  for (const variant of ['phoneIntake', 'logOut'] as const) {
    if (variant === 'logOut') await press(page, 'Siguiente')
    await at(page, variant)
    await page.getByRole('link', { name: 'Ver envíos' }).click()
    await page.waitForURL(companionPaths.shipments(VENUE))
    await page.getByRole('heading', { level: 1, name: 'Envíos' }).waitFor()
    await page.goBack()
  }
})

test('[SHIFT-01] a store without riders of its own has no rider page', async () => {
  const page = await site.open(companionPaths.shift('sushi-nami', 'phoneIntake'), { expected: [/404/] })
  await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor()
})
