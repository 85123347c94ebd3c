/**
 * The screens and modals of the audit with the steps that lead to each. One table, whole: a screen that is missing is
 * seen by reading down it.
 */
import type { Page } from 'playwright'

import { paths } from '#domain/routes/routes.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { openOrders, signIn } from '../support/account.ts'
import { fillCustomer } from '../support/checkout.ts'
import type { Wish } from '../support/diner.ts'
import { claimReward, openPoints, openRedeem, openReward, rewardLink } from '../support/loyalty.ts'
import { placeOrderAs } from '../support/orders.ts'
import { DESKTOP } from '../support/site.ts'
import type { OpenOptions } from '../support/site.ts'
import { chooseCard } from '../support/card.ts'

export const DELIVERY = '/menu/la-esquina/Delivery'
export const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const CHICKEN: Wish = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` }
const CHICKENS: Wish = { path: `${DELIVERY}/empanadas/empanada-de-pollo`, quantity: 5 }
const CUPCAKES: Wish = { path: '/menu/cerrado-siempre/Entrega/mesa-dulce/cupcakes' }
const CLOSED_MENU = '/menu/cerrado-siempre/Entrega'
const DARK_MENU = '/menu/sushi-nami/Despacho'
const DARK: OpenOptions = { colorScheme: 'dark' }
const WIDE: OpenOptions = { viewport: DESKTOP }

/** A screen or modal as a diner comes to see it. */
export interface Screen {
  name: string
  path: string
  options?: OpenOptions
  /** what is in the cart already */
  cart?: Wish
  /** what the diner does to see it */
  act?: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()
const NOT_FOUND: OpenOptions = { expected: [/404/] }

/** A code in its modal, asked for. */
async function openCode(page: Page, code: string): Promise<void> {
  await fillCustomer(page)
  await press(page, 'Ingresar código')
  const modal = page.getByRole('dialog', { name: 'Código de descuento' })
  await modal.getByRole('textbox', { name: 'Código' }).fill(code)
  await modal.getByRole('button', { name: 'Aplicar' }).click()
  await modal.getByRole('button', { name: 'Continuar' }).waitFor()
}

async function openAccount(page: Page): Promise<void> {
  await press(page, 'Abrir mi cuenta')
  await dialog(page, 'Mi cuenta')
}

async function openSignIn(page: Page): Promise<void> {
  await openAccount(page)
  await press(page, 'Iniciar sesión')
  await dialog(page, 'Iniciar sesión')
}

/** Signed in, with an order, and 'Mis pedidos' open. */
async function openMyOrders(page: Page): Promise<void> {
  await signIn(page, '11 5555-9001')
  await placeOrderAs(page, 'la-esquina', {
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica' }],
    form: { customerName: 'Ana Pérez', phone: '+541155559001' },
  })
  const list = await openOrders(page)
  await list.getByRole('article').waitFor()
}

/** What was ordered has left the menu since. */
async function repeatGone(page: Page): Promise<void> {
  await openMyOrders(page)
  await page.route('**/api/diner/la-esquina/order/*', async (route) => {
    const answer = await route.fetch()
    const order = (await answer.json()) as OrderFollowUp
    const items = order.items.map((item) => ({ ...item, referenceId: 'ya-no-esta' }))
    await route.fulfill({ response: answer, json: { ...order, items } })
  })
  await press(page, /^Pedir de nuevo/)
  await dialog(page, 'Tu pedido cambió')
}

async function openAddress(page: Page): Promise<void> {
  await openAccount(page)
  await press(page, 'Mi dirección')
  await dialog(page, '¿Dónde lo enviamos?')
}

/** A sign-up reward sent with nothing filled in, once its toast is gone. */
async function missReward(page: Page): Promise<void> {
  await openReward(page)
  await press(page, 'Acreditar')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await page.getByRole('alert').filter({ hasText: 'Debe completar' }).waitFor({ state: 'hidden' })
}

/** Answers the modal that a closed venue opens once per session. */
export async function closeNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Programa tu pedido' })
  await notice.getByRole('button', { name: 'Aceptar' }).click()
  await notice.waitFor({ state: 'hidden' })
}

export const screens: readonly Screen[] = [
  { name: 'branch selection', path: '/menu' },
  { name: 'company', path: '/menu/grupo-sabores' },
  { name: 'branch', path: '/menu/pizzeria-roma' },
  { name: 'mode selection', path: '/menu/la-esquina' },
  { name: 'menu with all plates', path: DELIVERY },
  { name: 'menu with all plates, wide', path: DELIVERY, options: WIDE },
  { name: 'menu of categories', path: '/menu/mercado-grande/Pasar%20a%20buscar' },
  { name: 'menu of a café', path: '/menu/cafe-aurora/Para%20llevar' },
  { name: 'category', path: '/menu/mercado-grande/Pasar%20a%20buscar/frutas' },
  {
    name: 'plate over a dark menu',
    path: '/menu/sushi-nami/Despacho/rolls-de-la-casa/california-kani',
    options: { colorScheme: 'dark' },
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'plate', path: `${DELIVERY}/parrilla/bife-de-chorizo` },
  {
    name: 'filter of the menu',
    path: DELIVERY,
    act: async (page) => {
      await press(page, 'Filtros')
      await dialog(page, 'Filtrar el menú')
    },
  },
  {
    name: 'filter of the menu, wide',
    path: DELIVERY,
    options: WIDE,
    act: async (page) => {
      await press(page, 'Filtros')
      await page.getByRole('checkbox', { name: 'Sin gluten' }).check()
      await page.getByRole('button', { name: /^Ver \d+ platos/ }).click()
      await page.getByRole('button', { name: 'Quitar el filtro Sin gluten' }).waitFor()
    },
  },
  ...[undefined, DARK].map((options) => ({
    name: `guide of nearby venues${options ? ', dark' : ''}`,
    path: '/guia',
    options: {
      ...options,
      geolocation: { latitude: -34.6, longitude: -58.42 },
      permissions: ['geolocation'],
    },
    act: async (page: Page) => {
      await press(page, 'Usar mi ubicación')
      await page.getByRole('list', { name: 'Cerca de tu ubicación' }).waitFor()
    },
  })),
  { name: 'empty cart', path: paths.cart('la-esquina') },
  {
    name: 'cart',
    path: paths.cart('la-esquina'),
    cart: CHICKEN,
    act: (page) => page.getByRole('main').getByRole('link', { name: 'Continuar' }).waitFor(),
  },
  { name: 'checkout of an empty cart', path: paths.checkout('la-esquina') },
  {
    name: 'checkout with errors',
    path: paths.checkout('la-esquina'),
    cart: CHICKENS,
    act: async (page) => {
      await press(page, /^Realizar pedido/)
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'checkout by card',
    path: paths.checkout('la-esquina'),
    cart: CHICKEN,
    act: chooseCard,
  },
  {
    name: 'checkout, wide',
    path: paths.checkout('la-esquina'),
    options: WIDE,
    cart: CHICKEN,
    act: (page) => page.getByRole('textbox', { name: 'Nombre' }).waitFor(),
  },
  ...[undefined, WIDE].map((options) => ({
    name: `checkout for later, with a tip of one's own${options ? ', wide' : ''}`,
    path: paths.checkout('la-esquina'),
    options,
    cart: CHICKEN,
    act: async (page: Page) => {
      await page.getByRole('radio', { name: 'Programado' }).check()
      await page.getByRole('combobox', { name: 'Hora', exact: true }).waitFor()
      await page.getByRole('radio', { name: 'Otro monto' }).check()
      await page.getByRole('textbox', { name: /^Monto de la propina/ }).waitFor()
    },
  })),
  ...[undefined, WIDE].map((options) => ({
    name: `code of limited usage${options ? ', wide' : ''}`,
    path: paths.checkout('la-esquina'),
    options,
    cart: CHICKEN,
    act: async (page: Page) => {
      await openCode(page, 'RELAMPAGO')
      await page.getByRole('dialog').getByText('Aplicado', { exact: true }).waitFor()
    },
  })),
  {
    name: 'code that is missing something, on the page',
    path: paths.checkout('la-esquina'),
    cart: CHICKEN,
    act: async (page) => {
      await openCode(page, 'FLAN2000')
      await press(page, 'Continuar')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'code without details',
    path: paths.checkout('la-esquina'),
    cart: CHICKEN,
    act: async (page) => {
      await press(page, 'Ingresar código')
      await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'unknown alias', path: '/menu/nadie', options: NOT_FOUND },
  { name: 'unknown order mode', path: '/menu/la-esquina/Volando', options: NOT_FOUND },
  {
    name: 'hours',
    path: CLOSED_MENU,
    act: async (page) => {
      await closeNotice(page)
      await press(page, 'Ver horarios')
      await dialog(page, 'Horarios del Local')
    },
  },
  { name: 'account panel', path: DELIVERY, act: openAccount },
  { name: 'sign-in', path: DELIVERY, act: openSignIn },
  {
    name: 'sign-in with an invalid phone',
    path: DELIVERY,
    act: async (page) => {
      await openSignIn(page)
      await press(page, 'Ingresar')
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'code of a dark venue',
    path: '/menu/sushi-nami',
    options: { colorScheme: 'dark' },
    act: async (page) => {
      await openSignIn(page)
      await page.getByRole('textbox', { name: 'Teléfono' }).fill('9 6123 9001')
      await press(page, 'Ingresar')
      await dialog(page, 'Ingresa el código')
    },
  },
  {
    name: 'sign-up reward with what is missing',
    path: rewardLink(DELIVERY),
    act: missReward,
  },
  {
    name: 'points and their history',
    path: rewardLink(DELIVERY),
    act: async (page) => {
      await claimReward(page, '11 5555-9102')
      const points = await openPoints(page)
      await points.getByText('Premio acreditado').waitFor()
      // the word of thanks that goes by itself is no part of the screen
      await page.getByRole('button', { name: 'Cerrar aviso' }).first().waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'points of an order',
    path: rewardLink(DELIVERY),
    cart: CHICKENS,
    act: async (page) => {
      await claimReward(page, '11 5555-9202')
      await page.goto(paths.checkout('la-esquina'))
      await openRedeem(page)
    },
  },
  {
    name: 'sign-up reward of a dark venue',
    path: `${DARK_MENU}?loyaltyReward=nami.bienvenida`,
    options: DARK,
    act: missReward,
  },
  {
    name: 'points of a dark venue',
    path: DARK_MENU,
    options: DARK,
    act: async (page) => {
      await press(page, /^Suma 3% de tu compra/)
      await dialog(page, 'Olas')
    },
  },
  { name: 'orders of a diner', path: DELIVERY, act: openMyOrders },
  { name: 'orders of a diner, wide', path: DELIVERY, options: WIDE, act: openMyOrders },
  { name: 'an order that changed', path: TAKE_AWAY, act: repeatGone },
  {
    name: 'menu with an order under way',
    path: TAKE_AWAY,
    act: async (page) => {
      await openMyOrders(page)
      await page.reload()
      await page.getByRole('link', { name: 'PEDIDO EN CURSO' }).waitFor()
    },
  },
  { name: 'address, typed', path: DELIVERY, act: openAddress },
  {
    name: 'address, not found',
    path: DELIVERY,
    act: async (page) => {
      await openAddress(page)
      await page.getByRole('combobox', { name: 'Dirección' }).fill('Calle Inventada 12')
      await press(page, 'Marcar en el mapa')
      await page.getByRole('application', { name: 'Mapa con tu dirección' }).waitFor()
    },
  },
  {
    name: 'address, from the device',
    path: DELIVERY,
    act: async (page) => {
      await openAddress(page)
      await page.getByRole('tab', { name: 'Mi ubicación' }).click()
      await page.getByRole('button', { name: 'Usar mi ubicación' }).waitFor()
    },
  },
  {
    name: 'question before the cart is lost',
    path: TAKE_AWAY,
    cart: CHICKEN,
    act: async (page) => {
      await page.getByRole('link', { name: /Tu pedido se puede borrar/ }).click()
      await page.getByRole('dialog').getByText('¿Deseas continuar?').waitFor()
    },
  },
  {
    name: 'contact panel',
    path: DELIVERY,
    act: async (page) => {
      await press(page, /^Pedir ayuda/)
      await dialog(page, '¿En qué te ayudamos?')
    },
  },
  ...[undefined, WIDE].map((options) => ({
    name: `question of consent${options ? ', wide' : ''}`,
    path: '/menu/mercado-grande/Pasar%20a%20buscar',
    options,
    act: (page: Page) => page.getByRole('region', { name: 'Medición y publicidad' }).waitFor(),
  })),
  {
    name: 'consent explained',
    path: '/menu/mercado-grande/Pasar%20a%20buscar',
    act: async (page) => {
      await press(page, 'Más información')
      await dialog(page, 'Medición y publicidad')
    },
  },
  {
    name: 'notice of a closed venue',
    path: CLOSED_MENU,
    act: (page) => dialog(page, 'Programa tu pedido'),
  },
  { name: 'menu of a closed venue', path: CLOSED_MENU, act: closeNotice },
  { name: 'menu of a closed venue, wide', path: CLOSED_MENU, options: WIDE, act: closeNotice },
  ...[undefined, WIDE].map((options) => ({
    name: `checkout of a closed venue${options ? ', wide' : ''}`,
    path: paths.checkout('cerrado-siempre'),
    options,
    cart: CUPCAKES,
    act: async (page: Page) => {
      await closeNotice(page)
      await page.getByRole('heading', { name: 'Detalle del pedido' }).waitFor()
    },
  })),
]
