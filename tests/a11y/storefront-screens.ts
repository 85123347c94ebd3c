import type { Page } from 'playwright'

import { paths } from '#domain/routes/routes.ts'
import type { Wish } from '../support/diner.ts'
import { DESKTOP } from '../support/site.ts'
import type { OpenOptions } from '../support/site.ts'

export const DELIVERY = '/menu/la-esquina/Delivery'
export const TAKE_AWAY = '/menu/la-esquina/Para%20llevar'
const CHICKEN: Wish = { path: `${TAKE_AWAY}/empanadas/empanada-de-pollo` }
const CHICKENS: Wish = { path: `${DELIVERY}/empanadas/empanada-de-pollo`, quantity: 5 }
const CUPCAKES: Wish = { path: '/menu/cerrado-siempre/Entrega/mesa-dulce/cupcakes' }
const CLOSED_MENU = '/menu/cerrado-siempre/Entrega'
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

async function openAccount(page: Page): Promise<void> {
  await press(page, 'Abrir mi cuenta')
  await dialog(page, 'Mi cuenta')
}

async function openAddress(page: Page): Promise<void> {
  await openAccount(page)
  await press(page, 'Mi dirección')
  await dialog(page, '¿Dónde lo enviamos?')
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
    name: 'checkout, wide',
    path: paths.checkout('la-esquina'),
    options: WIDE,
    cart: CHICKEN,
    act: (page) => page.getByRole('textbox', { name: 'Nombre' }).waitFor(),
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
  { name: 'address, typed', path: DELIVERY, act: openAddress },
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
