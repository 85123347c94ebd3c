// Longer than 300 lines: each pattern, drawn in one venue and one language by one helper.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import type { Image } from '#generated/models.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import { createMessages } from '#messages/index.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { ToastProvider } from '#ui/primitives/toast/toast-context.tsx'
import { createToastStore } from '#ui/primitives/toast/toast-store.ts'

import { CartBar } from './cart-bar.tsx'
import { CategoryCards } from './category-cards.tsx'
import { DiscountPill } from './discount-pill.tsx'
import { extrasText } from './extras-text.ts'
import { HoursRows } from './hours-rows.tsx'
import { indicatorClass } from './indicator-class.ts'
import { indicatorCss } from './indicator-css.ts'
import { InfoTableView } from './info-table-view.tsx'
import { MoneyProvider } from './money-context.tsx'
import { openStateText } from './open-state-text.ts'
import { OrderLines } from './order-lines.tsx'
import { PhoneField } from './phone-field.tsx'
import { PlateList } from './plate-list.tsx'
import type { PlateView } from './plate-view.ts'
import { Price } from './price.tsx'
import { StatusTracker } from './status-tracker.tsx'
import { StatusView } from './status-view.tsx'
import { SummaryTable } from './summary-table.tsx'
import { TextArea } from './text-area.tsx'
import { ToastArea } from './toast-area.tsx'

const t = createMessages()()

const html = (element: ReactElement): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <MoneyProvider country={COUNTRIES.AR}>{element}</MoneyProvider>
    </StaticRouter>,
  )
const visible = (element: ReactElement): string =>
  html(element)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')

const plate: PlateView = {
  id: 'milanesa',
  href: '/menu/x/delivery/minutas/milanesa',
  name: 'Milanesa napolitana',
  description: 'Con papas fritas',
  price: { from: 1_240_000, original: 1_550_000, varies: false, label: { kind: 'PERCENT', percentage: 20 } },
  indicators: [{ id: 'nuevo', showName: 'Nuevo', backgroundColor: '#dfe6fb', textColor: '#27408f' }],
}

describe('prices', () => {
  test('a reduced price is read as before and now, and seen struck through', () => {
    const markup = html(<Price amount={1_240_000} original={1_550_000} />)
    expect(markup).toContain('Antes $\u00A015.500')
    expect(markup).toContain('Ahora $\u00A012.400')
    expect(markup).toContain('<s aria-hidden="true">$\u00A015.500</s>')
  })

  test('an original that is not higher is not shown', () => {
    expect(html(<Price amount={100} original={100} />)).not.toContain('</s>')
  })

  test.each([
    [{ kind: 'PERCENT', percentage: 12.5 }, '12,5\u00A0% OFF'],
    [{ kind: 'FIXED', amount: 50_000 }, '$\u00A0500 OFF'],
    [{ kind: 'MULTIPLE', buy: 2, pay: 1 }, '2x1'],
    [{ kind: 'FINAL_PRICE', amount: 990_000 }, 'A $\u00A09.900'],
  ] as const)('[HOME-08] the pill of %j says %s', (label, text) => {
    expect(html(<DiscountPill label={label} />)).toContain(text)
  })
})

describe('plates', () => {
  test('[HOME-03] a row carries link, texts, prices, pill and indicator', () => {
    const markup = html(<PlateList plates={[plate]} />)
    expect(markup).toContain(
      '<a href="/menu/x/delivery/minutas/milanesa" data-plate="milanesa">Milanesa napolitana</a>',
    )
    expect(markup).toContain('class="ind-nuevo">Nuevo')
    expect(markup).toContain('20\u00A0% OFF')
    expect(markup).toContain('Antes $\u00A015.500')
  })

  test('[CART-01] a plate without choices has a plus that adds it, where plates can be added', () => {
    const one = (over: Partial<PlateView> = {}, canAdd = true) =>
      html(<PlateList plates={[{ ...plate, ...over }]} canAdd={canAdd} />)
    expect(one()).toMatch(
      /<span data-less=""><\/span><button[^>]*aria-label="Agregar uno de Milanesa napolitana"/,
    )
    expect(one({}, false)).not.toContain('<button')
    expect(one({ needsChoice: true })).not.toContain('<button')
    expect(one({ soldOut: true })).not.toContain('<button')
  })

  test('a plate that is sold out says so and offers no plus', () => {
    const markup = html(<PlateList plates={[{ ...plate, soldOut: true }]} />)
    expect(markup).toContain('Agotado')
    expect(markup).not.toContain('class="add"')
  })

  test('a thousand plates add only plain elements: one styled class for all', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...plate, id: `p${index}` }))
    const classes = new Set(html(<PlateList plates={many} />).match(/class="[^"]+"/g))
    expect(
      [...classes].filter((name) => !/"(text|marks|price|vh|off|add|ind-nuevo)"/.test(name)),
    ).toHaveLength(1)
  })

  test('[HOME-03] a category card without a picture shows its initial instead', () => {
    const cards = (length: number) => {
      const category = { showName: 'empanadas', indicators: [], plates: { length } }
      return html(<CategoryCards sections={[{ id: 'c', href: '#c', segment: 'entradas', category }]} />)
    }
    const markup = cards(1)
    expect(markup).toContain('aria-hidden="true">E<')
    expect(markup).toContain('1 plato')
    expect(cards(1000)).toContain('1.000 platos')
  })
})

describe('indicators', () => {
  const theme = resolveTheme({})

  test('[HOME-07] colours come as one safe rule per indicator', () => {
    const css = indicatorCss(
      [{ id: 'vegano', showName: 'Vegano', backgroundColor: '#dcefd9', textColor: '#1e5c2b' }],
      theme,
    )
    expect(css).toBe('.ind-vegano{background:#dcefd9;color:#1e5c2b}')
  })

  test('[HOME-07] an unreadable text is repaired', () => {
    const css = indicatorCss(
      [{ id: 'x', showName: 'X', backgroundColor: '#ffffff', textColor: '#fefefe' }],
      theme,
    )
    expect(css).not.toContain('#fefefe')
  })

  test('nothing of the data but parsed colours and safe ids reaches the CSS', () => {
    const hostile = {
      id: 'a}b{',
      showName: '</style>',
      backgroundColor: 'red;}body{display:none',
      textColor: 'url(x)',
    }
    expect(indicatorCss([hostile], theme)).toMatch(
      /^\.ind-a_7d_b_7b_\{background:#[0-9a-f]{6};color:#[0-9a-f]{6}\}$/,
    )
    expect(indicatorClass('sin gluten')).toBe('ind-sin_20_gluten')
  })
})

describe('hours and info', () => {
  test('[HOURS-01] a week: ranges, closed days, today marked', () => {
    const rows = [
      { weekday: 'MONDAY' as const, today: true, ranges: [{ startAt: '12:00', endAt: '15:00' }] },
      { weekday: 'TUESDAY' as const, today: false, ranges: [] },
    ]
    const markup = html(<HoursRows caption="Horarios del Local" rows={rows} />)
    expect(markup).toMatch(/aria-current="date"><th scope="row">Lunes<\/th><td><span>De 12:00 a 15:00/)
    expect(markup).toContain('<th scope="row">Martes</th><td>Cerrado</td>')
  })

  test('[INFO-01] delivery: delay, free delivery, minimum, threshold; pick-up: delay', () => {
    const delay = { kind: 'range' as const, min: 30, max: 45 }
    const delivery = {
      kind: 'delivery' as const,
      delay,
      fee: 0,
      isFrom: false,
      minimum: 500_000,
      freeFrom: 2_000_000,
    }
    expect(visible(<InfoTableView table={delivery} />)).toBe(
      '|Llega en|30 - 45 min|Envío|Gratis|Mínimo|$\u00A05.000|Envío gratis a partir de $\u00A020.000|',
    )
    expect(visible(<InfoTableView table={{ ...delivery, fee: 120_000, isFrom: true }} />)).toContain(
      '|Envío|Desde $\u00A01.200|',
    )
    expect(visible(<InfoTableView table={{ kind: 'pick-up', delay }} />)).toBe('|Retirar en|30 - 45 min|')
  })

  test('the next change of a venue is put into words', () => {
    const at = { weekday: 'FRIDAY' as const, time: '20:00', sameDay: false, daysAhead: 3, at: '' }
    expect(openStateText({ kind: 'open', until: { ...at, sameDay: true, daysAhead: 0 } }, t).next).toBe(
      'Cierra a las 20:00',
    )
    expect(openStateText({ kind: 'closed', next: at }, t).next).toBe('Abre el viernes a las 20:00')
    expect(openStateText({ kind: 'closed', next: { ...at, daysAhead: 1 } }, t).next).toBe(
      'Abre mañana a las 20:00',
    )
    expect(openStateText({ kind: 'temporarily-closed' }, t)).toEqual({
      state: 'Cerrado Temporalmente',
      next: undefined,
      open: false,
    })
  })
})

describe('cart and order', () => {
  test('the bar is not there for an empty cart, and reads as one sentence for a full one', () => {
    expect(html(<CartBar to="/p" count={0} total={0} />)).toBe('')
    const bar = html(<CartBar to="/p" count={3} total={1_240_000} />)
    expect(bar.replaceAll(/<[^>]+>/g, '')).toBe('Ver pedido 3 $\u00A012.400')
    // Its name is what it shows, so that who says it by voice presses it.
    expect(bar).not.toContain('aria-label')
  })

  const item = {
    name: 'Hamburguesa',
    sizeName: 'Doble',
    quantity: 2,
    notes: 'sin cebolla',
    extras: [
      {
        groupId: 'g',
        groupName: 'Salsas',
        maxGarnishAmount: 3,
        minGarnishAmount: 0,
        cantAct: 3,
        multipleSelection: true,
        mandatory: false,
        groupItems: [
          { quantity: 2, name: 'barbacoa', referenceId: 'b', referenceType: 'GARNISH' as const, price: 0 },
          { quantity: 1, name: 'alioli', referenceId: 'a', referenceType: 'GARNISH' as const, price: 0 },
          { quantity: 0, name: 'picante', referenceId: 'p', referenceType: 'GARNISH' as const, price: 0 },
        ],
      },
    ],
  }

  test('choices are told in plain words', () => {
    expect(extrasText(item)).toEqual(['Doble', 'Salsas: 2 × barbacoa, alioli'])
    expect(visible(<OrderLines lines={[{ id: '1', item, total: 900_000 }]} />)).toBe(
      '|2 ×|Hamburguesa|Doble|Salsas: 2 × barbacoa, alioli|Aclaración: sin cebolla|$\u00A09.000|',
    )
  })

  test('in a cart a plate without a picture has a place for one only beside plates that have theirs', () => {
    const line = { item, total: 900_000, controls: <button type="button">+</button> }
    const image: Image = { src: '/a', widths: [64], width: 64, height: 64, placeholder: '#eeeeee' }
    expect(html(<OrderLines lines={[{ ...line, id: '1' }]} />)).not.toContain('<picture')
    const mixed = html(
      <OrderLines lines={['1', '2'].map((id) => ({ ...line, id, ...(id === '2' && { image }) }))} />,
    )
    expect(mixed.match(/class="thumb"/g)).toHaveLength(2)
    expect(mixed).toMatch(/<span class="thumb"><svg/)
  })

  test('a waived fee is struck through before its word, and heard as what it was', () => {
    const line = { id: 'd', label: 'Envío', value: 'Gratis', before: '$\u00A0900', tone: 'saving' as const }
    expect(html(<SummaryTable lines={[line]} />)).toMatch(
      /<dd><span[^>]*>Antes \$\u00A0900<\/span><s aria-hidden="true">\$\u00A0900<\/s> Gratis<\/dd>/,
    )
  })

  test('[FUP-01] the tracker says in words what its colours say', () => {
    const nodes = [
      {
        id: 'generated' as const,
        status: 'GENERATED' as const,
        state: 'done' as const,
        at: '2026-11-21T15:00:00Z',
      },
      { id: 'accepted' as const, status: 'ACCEPTED' as const, state: 'current' as const },
    ]
    const markup = html(<StatusTracker label="Estado" nodes={nodes} timeOf={() => '12:00'} />)
    expect(markup).toContain('<time dateTime="2026-11-21T15:00:00Z">12:00</time>')
    expect(markup).toMatch(/aria-current="step".*Preparando.*Estado actual/)
    expect(markup).toContain('Completado')
  })
})

describe('[ROUTE-09] full-screen status views', () => {
  test('loading is announced, and the page has a heading meanwhile', () => {
    const markup = html(<StatusView kind="loading" title="Cargando…" />)
    expect(markup).toContain('role="status" aria-label="Cargando…"')
    expect(markup).toContain('<h1 class="visually-hidden">Cargando…</h1>')
  })

  test.each(['error', 'not-found', 'blocked', 'no-mode'] as const)(
    '%s: heading, sentence and one action',
    (kind) => {
      const markup = html(
        <StatusView kind={kind} title="Título" text="Frase." action={{ label: 'Volver', href: '/' }} />,
      )
      expect(markup).toContain('<h1>Título</h1>')
      expect(markup).toContain('<p>Frase.</p>')
      expect(markup.match(/<a /g)).toHaveLength(1)
    },
  )
})

test('a limited text counts and stops', () => {
  const markup = html(
    <TextArea label="Aclaraciones" value="sin sal" limit={250} onChange={() => undefined} />,
  )
  expect(markup).toContain('>7/250<')
  expect(markup).toContain('7 de 250 caracteres')
  expect(markup).toContain('maxLength="250"')
})

test('the phone has a country list with a name of its own', () => {
  const nothing = () => undefined
  const markup = html(
    <PhoneField label="Teléfono" country="AR" value="" onCountryChange={nothing} onChange={nothing} />,
  )
  expect(markup).toContain('aria-label="País del teléfono"')
  expect(markup).toContain('AR +54 Argentina')
  expect(markup).toContain('type="tel"')
})

test('both live regions of the toasts stand in the page before anything is said', () => {
  const markup = html(
    <ToastProvider value={createToastStore()}>
      <ToastArea />
    </ToastProvider>,
  )
  expect(markup).toContain('role="region" aria-label="Avisos"')
  // one that joins another is said alone
  for (const role of ['status', 'alert'])
    expect(markup).toContain(`<div role="${role}" aria-atomic="false"></div>`)
})
