// Longer than 300 lines: a planted fault for each rule of the audit.
import type { Page } from 'playwright'

import { logLiveRegions } from '#audit/live-log.ts'
import type { RuleId } from '#audit/rule.ts'
import type { OpenOptions } from '../support/site.ts'

export const DELIVERY = '/menu/la-esquina/Delivery'
const PLATE = `${DELIVERY}/parrilla/bife-de-chorizo`
const CHECKOUT = '/menu/la-esquina/checkout'

/** A fault as it happens: styles or markup of a real screen that somebody changed. */
type Fault = {
  name: string
  rule: RuleId
  path: string
  options?: OpenOptions
  /** what leads to the state, before the fault */
  reach?: (page: Page) => Promise<void>
  css?: string
  change?: (page: Page) => Promise<unknown>
}

const openAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  await page.getByRole('dialog').waitFor()
}

/** An empty box at the end of the page, in a section of its own. */
const addBox = (page: Page, id: string, className = '') =>
  page.evaluate(
    (names) => {
      const box = Object.assign(document.createElement('div'), names)
      const section = document.createElement('section')
      section.append(box)
      document.querySelector('main')?.append(section)
    },
    { id, className },
  )

/** Markup at the end of the page. */
const add = (html: string) => (page: Page) =>
  page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html)

/** Changes the first field, or the one of a name. */
const toField = (change: (field: HTMLInputElement) => void, name?: string) => (page: Page) =>
  page.getByRole('textbox', { name }).first().evaluate(change)
const toName = (change: (field: HTMLInputElement) => void) => toField(change, 'Nombre')
const withoutLabel = toName((field) => {
  for (const label of field.labels ?? []) label.remove()
})

export const faults: readonly Fault[] = [
  {
    name: 'a field loses its label',
    rule: 'nameless-control',
    path: CHECKOUT,
    change: withoutLabel,
  },
  {
    name: 'a field loses its label, as axe-core sees it',
    rule: 'axe',
    path: CHECKOUT,
    change: withoutLabel,
  },
  {
    name: 'a text that cannot be read in the dark only',
    rule: 'low-contrast',
    path: '/menu/sushi-nami/checkout',
    options: { colorScheme: 'dark' },
    css: '@media (prefers-color-scheme:dark){h1{color:#333!important}}',
  },
  {
    name: 'a text of the colour of its ground, which axe-core does not see',
    rule: 'low-contrast',
    path: PLATE,
    css: 'main h1{color:var(--page)!important}',
  },
  {
    name: 'fields without an edge',
    rule: 'weak-edge',
    path: CHECKOUT,
    css: 'input{border-color:transparent!important}',
  },
  {
    name: 'the focus ring is taken away',
    rule: 'unseen-focus',
    path: PLATE,
    css: ':focus-visible{outline:none!important;box-shadow:none!important}',
  },
  {
    name: 'a bar that covers what has the focus',
    rule: 'covered-focus',
    path: PLATE,
    css: '#bar{position:fixed;inset:50% 0 0;z-index:99}',
    change: (page) => addBox(page, 'bar'),
  },
  {
    name: 'a target of 20 px beside others',
    rule: 'small-target',
    path: PLATE,
    css: 'header a,header button,main button{min-width:0!important;min-height:0!important;width:20px!important;height:20px!important;padding:0!important;margin:0!important}',
  },
  {
    name: 'a keyboard trap',
    rule: 'keyboard-trap',
    path: PLATE,
    change: toField((field) =>
      field.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault()
      }),
    ),
  },
  {
    name: 'a field that leads away with the focus',
    rule: 'change-on-focus',
    path: PLATE,
    change: toField((field) => field.addEventListener('focus', () => (location.href = '/'))),
  },
  {
    name: 'a button that the keys do not reach',
    rule: 'unreachable-control',
    path: PLATE,
    change: (page) =>
      page
        .getByRole('button', { name: /^Agregar · / })
        .evaluate((button) => button.setAttribute('tabindex', '-1')),
  },
  {
    name: 'an order of the focus against the eye',
    rule: 'focus-order',
    path: DELIVERY,
    change: (page) =>
      page
        .getByRole('navigation', { name: 'Forma de pedir' })
        .getByRole('list')
        .evaluate((list) => {
          for (const [index, item] of [...list.children].entries())
            (item as HTMLElement).style.order = `${-index}`
        }),
  },
  {
    name: 'a modal that lets the focus out',
    rule: 'modal-focus',
    path: DELIVERY,
    reach: openAccount,
    change: (page) =>
      page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
        dialog.close()
        dialog.setAttribute('aria-modal', 'true')
        dialog.show()
        ;(document.activeElement as HTMLElement | null)?.blur()
      }),
  },
  {
    name: 'a modal that Escape does not close',
    rule: 'modal-without-escape',
    path: DELIVERY,
    reach: openAccount,
    change: (page) =>
      page.getByRole('dialog').evaluate((dialog) => {
        const stop = (event: Event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
        }
        window.addEventListener('keydown', stop, true)
        dialog.addEventListener('cancel', stop, true)
      }),
  },
  {
    name: 'a page that takes no focus back from a modal',
    rule: 'lost-focus',
    path: DELIVERY,
    reach: async (page) => {
      await logLiveRegions(page)
      await openAccount(page)
    },
    change: (page) =>
      page.evaluate(() => {
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLElement && !target.closest('dialog')) target.blur()
        })
      }),
  },
  {
    name: 'a name in English',
    rule: 'foreign-text',
    path: DELIVERY,
    reach: openAccount,
    change: (page) =>
      page
        .getByRole('button', { name: 'Cerrar' })
        .evaluate((button) => button.setAttribute('aria-label', 'Close')),
  },
  {
    name: 'a page that says it is in English',
    rule: 'wrong-language',
    path: DELIVERY,
    change: (page) => page.evaluate(() => (document.documentElement.lang = 'en')),
  },
  {
    name: 'a toast that no screen reader says',
    rule: 'silent-change',
    path: CHECKOUT,
    css: '#toast{position:fixed;bottom:90px;left:16px;padding:16px}',
    reach: logLiveRegions,
    change: (page) =>
      page.evaluate(async () => {
        const toast = document.createElement('div')
        toast.textContent = 'Debes completar tu nombre'
        toast.id = 'toast'
        document.body.append(toast)
        for (let frame = 0; frame < 4; frame += 1)
          await new Promise((done) => {
            requestAnimationFrame(done)
          })
      }),
  },
  {
    name: 'something wider than 320 px',
    rule: 'sideways-scroll',
    path: DELIVERY,
    css: 'h1{min-width:340px}',
  },
  {
    name: 'a button that does not grow with its text',
    rule: 'large-text',
    path: PLATE,
    css: '[data-bottom-bar] button{max-height:30px!important;min-height:0!important;overflow:hidden!important}',
  },
  {
    name: 'texts on one line of a fixed width',
    rule: 'spaced-text',
    path: DELIVERY,
    css: 'main h3{white-space:nowrap!important;overflow:hidden!important;width:max-content;max-width:90px}',
  },
  {
    name: 'buttons that are only a colour',
    rule: 'lost-in-forced-colors',
    path: PLATE,
    css: 'button{border:0!important}',
  },
  {
    name: 'movement for those who asked for less',
    rule: 'motion-despite-reduce',
    path: DELIVERY,
    css: '@keyframes shake{to{translate:4px}}h1{animation:shake 1s infinite!important}',
  },
  {
    name: 'a banner that never stops',
    rule: 'endless-motion',
    path: DELIVERY,
    css: '@keyframes pass{to{translate:40px}}@media (prefers-reduced-motion:no-preference){h1{animation:pass 1s infinite!important}}',
  },
  {
    name: 'links that say nothing',
    rule: 'ambiguous-link',
    path: DELIVERY,
    change: (page) =>
      page.getByRole('navigation', { name: 'Forma de pedir' }).evaluate((list) => {
        for (const link of list.querySelectorAll('a')) link.textContent = 'Ver más'
      }),
  },
  {
    name: 'a map without words',
    rule: 'map-without-text',
    path: DELIVERY,
    css: '#map{height:200px}',
    change: (page) => addBox(page, 'map', 'leaflet-container'),
  },
  {
    name: 'a slider with no button that does the same',
    rule: 'drag-only',
    path: DELIVERY,
    change: add('<section><label>Desliza para confirmar <input type="range" /></label></section>'),
  },
  {
    name: 'a link that is called otherwise than it reads',
    rule: 'label-in-name',
    path: DELIVERY,
    change: (page) =>
      page
        .getByRole('link', { name: /^Ver pedido/ })
        .evaluate((link) => link.setAttribute('aria-label', 'Tu bolsa')),
  },
  {
    name: 'a placeholder in place of a label',
    rule: 'placeholder-label',
    path: CHECKOUT,
    change: toName((field) => {
      for (const label of field.labels ?? []) label.remove()
      field.placeholder = 'Nombre'
    }),
  },
  {
    name: 'a second main heading',
    rule: 'several-h1',
    path: DELIVERY,
    change: add('<h1>La Esquina</h1>'),
  },
  {
    name: 'choices that lose what they are about',
    rule: 'nameless-group',
    path: CHECKOUT,
    change: (page) =>
      page.evaluate(() => {
        for (const legend of document.querySelectorAll('legend')) legend.remove()
      }),
  },
  {
    name: 'a line that the browser fills in with several',
    rule: 'field-purpose',
    path: CHECKOUT,
    change: toName((field) => field.setAttribute('autocomplete', 'street-address')),
  },
  {
    name: 'a link in a sentence that only its colour tells',
    rule: 'colour-only-link',
    path: DELIVERY,
    css: '#sentence a{text-decoration:none!important;color:#1a5fb4!important}',
    change: add(
      '<section><p id="sentence">Antes de pedir lee nuestras <a href="#terms">condiciones de entrega</a> con calma.</p></section>',
    ),
  },
  {
    name: 'a field that is wrong in red, and no word about it',
    rule: 'colour-only-error',
    path: CHECKOUT,
    change: toName((field) => field.setAttribute('aria-invalid', 'true')),
  },
  {
    name: 'choices that stand by themselves',
    rule: 'nameless-group',
    path: CHECKOUT,
    change: add(
      '<p>Masa</p><label><input type="radio" name="d" />Fina</label><input type="radio" name="d" />',
    ),
  },
  {
    name: 'a picture called as its file',
    rule: 'vague-alt',
    path: PLATE,
    change: (page) =>
      page.evaluate(() => document.querySelector('main img')?.setAttribute('alt', 'IMG_2034.jpg')),
  },
  {
    name: 'a title that a tool left behind',
    rule: 'vague-title',
    path: DELIVERY,
    change: (page) => page.evaluate(() => (document.title = 'Vite App')),
  },
  {
    name: 'a star for the eye alone',
    rule: 'star-only',
    path: CHECKOUT,
    change: add('<label>Piso <span aria-hidden="true">*</span> <input /></label>'),
  },
  {
    name: 'a button made by hand that hears no key',
    rule: 'keyless-control',
    path: '/logistics/la-esquina/rider/phoneIntake',
    change: (page) =>
      page.evaluate(() => {
        const made = Object.assign(document.createElement('div'), {
          role: 'button',
          tabIndex: 0,
          textContent: 'Más',
        })
        made.addEventListener('click', () => undefined)
        document.body.append(made)
      }),
  },
  {
    name: 'a field for a code that takes no paste',
    rule: 'blocked-paste',
    path: CHECKOUT,
    change: async (page) => {
      await add('<label>Código <input autocomplete="one-time-code" id="code" /></label>')(page)
      await page.locator('#code').evaluate((field) => {
        field.addEventListener('paste', (event) => event.preventDefault())
      })
    },
  },
  {
    name: 'a part of the page that opens unsaid',
    rule: 'frozen-state',
    path: DELIVERY,
    change: async (page) => {
      await add('<button aria-expanded="false" aria-controls="more">Más</button><p id="more" hidden>Sí</p>')(
        page,
      )
      await page.locator('[aria-controls=more]').evaluate((button) => {
        button.addEventListener('click', () => document.querySelector('#more')?.toggleAttribute('hidden'))
      })
    },
  },
]
