// Longer than 300 lines: a page that proves each rule, and those that no single rule's proof can show, in one browser.
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { auditPage } from '#audit/audit-page.ts'
import { logLiveRegions } from '#audit/live-log.ts'
import { rules } from '#audit/rules/index.ts'
import { auditRules } from '#messages/audit-rules.ts'
import { launchBrowser } from '../support/browser.ts'
import { PHONE } from '../support/site.ts'
import { proofs } from './proofs/index.ts'

let browser: Browser | undefined
let page: Page | undefined

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A page of nobody's shop. */
async function show(html: string, lang = 'es'): Promise<Page> {
  await page?.close()
  if (!browser) throw new Error('The browser runs only while tests do')
  page = await browser.newPage({ viewport: PHONE })
  await page.setContent(
    `<!doctype html><html lang="${lang}"><head><title>Prueba</title>
    <meta name="viewport" content="width=device-width" /></head><body>${html}</body></html>`,
  )
  return page
}

test('the list names every rule that has texts, once', () => {
  expect(rules.map(({ id }) => id).toSorted()).toEqual(Object.keys(auditRules).toSorted())
})

describe('each rule reports what is wrong on its page, and nothing else', () => {
  test.each(rules)('$id', async (rule) => {
    const { html, lang, act, expected } = proofs[rule.id]
    const shown = await show(html, lang)
    await act?.(shown)
    const found = await auditPage(shown, [rule])
    expect(found.map(({ target }) => target).toSorted(), JSON.stringify(found, null, 1)).toEqual(
      expected.toSorted(),
    )
    for (const { message, text } of found) {
      expect(message).toMatch(/\S/)
      expect(message).not.toMatch(/\{|undefined|NaN/)
      expect(text).toMatch(/\S/)
    }
  })
})

test('a frame of the page is looked into, and needs nothing to skip what repeats', async () => {
  const shown = await show('')
  const inner = '<html lang="es"><title>Pago</title><input style="height: 44px" /></html>'
  await shown.route('http://tienda.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('/pago')
        ? inner
        : '<html lang="es"><title>Tienda</title><main><h1>Pago</h1><iframe title="Pago" src="/pago"></iframe></main></html>',
    }),
  )
  await shown.goto('http://tienda.test/')
  const found = await auditPage(
    shown,
    rules.filter(({ id }) => id === 'axe'),
  )
  expect(found.map(({ rule, target }) => [rule, target])).toEqual([['axe/label', 'iframe']])
})

test('a contrast that axe measured is told with its figures and what to do', async () => {
  const shown = await show('<main><h1>Carta</h1><p style="color: #999; background: #fff">Pálido</p></main>')
  const found = await auditPage(
    shown,
    rules.filter(({ id }) => id === 'axe'),
  )
  expect(found).toMatchObject([{ rule: 'axe/color-contrast', measured: 2.84, required: 4.5 }])
  expect(found[0]?.message).toContain('Este tiene 2,84:1 y necesita 4,5:1. Cambia el color')
})

/** What a rule finds on the page as it is shown. */
async function foundBy(id: string, shown: Page): Promise<string[]> {
  const found = await auditPage(
    shown,
    rules.filter((rule) => rule.id === id),
  )
  return found.map(({ target }) => target)
}

test.each(['Vite Pasta', 'Vite & Co · Carta', 'Untitled Coffee', 'Inicio'])(
  '%s is the title of a shop',
  async (title) => {
    const shown = await show('<h1>Carta</h1>')
    await shown.evaluate((said) => {
      document.title = said
    }, title)
    expect(await foundBy('vague-title', shown)).toEqual([])
  },
)

test('a control is without keys beside what the audit hears at the window, and has them where the page hears there', async () => {
  const shown = await show(
    '<h1>Sumar</h1><div role="button" tabindex="0" id="made" onclick="1">Agregar</div>',
  )
  await logLiveRegions(shown)
  expect(await foundBy('keyless-control', shown)).toEqual(['#made'])
  await shown.evaluate(() => addEventListener('keydown', () => undefined, true))
  expect(await foundBy('keyless-control', shown)).toEqual([])
})

test('a button that is pressed leads nowhere, and what follows it is judged, in a modal too', async () => {
  const shown = await show('')
  const flip = "this.parentElement.querySelector('p').toggleAttribute('hidden')"
  const body = `<form action="/pago"><h1>Carta</h1><dialog id="modal" aria-label="Filtros">
    <div><button type="button" aria-expanded="false" aria-controls="one" onclick="location.href = '/mapa'">Mapa</button><p id="one" hidden>Uno</p></div>
    <div><button type="button" aria-expanded="false" aria-controls="two" onclick="this.form.requestSubmit()">Pagar</button><p id="two" hidden>Dos</p></div>
    <div><button type="button" aria-expanded="false" aria-controls="three" id="frozen" onclick="${flip}">Precio</button><p id="three" hidden>Tres</p></div>
    <input type="password" aria-label="Clave" id="refused" onpaste="return false" />
  </dialog></form>`
  await shown.route('http://tienda.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<html lang="es"><title>Tienda</title>${body}</html>` }),
  )
  await shown.goto('http://tienda.test/')
  await shown.evaluate(() => document.querySelector('dialog')?.showModal())
  const judging = rules.filter(
    ({ id, leaves }) => leaves === true || id === 'blocked-paste' || id === 'frozen-state',
  )
  expect((await auditPage(shown, judging)).map(({ target }) => target)).toEqual(['#refused', '#frozen'])
  expect(shown.url()).toBe('http://tienda.test/')
})

test('a control that leads away with the focus is told, and the page stays to be judged', async () => {
  const shown = await show('')
  const body = `<h1>Carta</h1><button type="button" id="leads" onfocus="location.href = '/mapa'">Mapa</button>
    <form action="/pago"><button id="sends" onfocus="this.form.submit()">Pagar</button></form>
    <button type="button" onfocus="setTimeout(() => { location.hash = 'b' })">Ver</button><button type="button" tabindex="-1" id="last">No</button>`
  await shown.route('http://tienda.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<html lang="es"><title>Tienda</title>${body}</html>` }),
  )
  await shown.goto('http://tienda.test/')
  const judging = rules.filter(({ id }) =>
    ['change-on-focus', 'unreachable-control', 'lost-in-forced-colors'].includes(id),
  )
  expect((await auditPage(shown, judging)).map(({ target }) => target)).toEqual(['#leads', '#sends', '#last'])
})

test('of two dialogs the one that was opened last is judged, though it stands first in the document', async () => {
  const shown = await show(`<h1>Modal</h1><dialog id="last" aria-label="Uno"><button>Seguir</button></dialog>
    <dialog id="first" aria-label="Dos"><button>Cerrar</button></dialog>`)
  await shown.evaluate(() => {
    for (const id of ['first', 'last']) document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal()
  })
  for (const id of ['modal-focus', 'unreachable-control', 'modal-without-escape'])
    expect(await foundBy(id, shown), id).toEqual([])
})

test('a modal of scripts may begin anew after its last control', async () => {
  const shown =
    await show(`<h1>Modal</h1><div role="dialog" aria-modal="true" aria-label="Horarios" style="position:fixed;inset:20px;background:#fff">
    <p><button id="one">Uno</button></p><p><button id="two">Dos</button></p></div>`)
  await shown.evaluate(() => {
    const [one, two] = document.querySelectorAll('button')
    two?.addEventListener('keydown', (event) => {
      event.preventDefault()
      one?.focus()
    })
    one?.focus()
  })
  expect(await foundBy('focus-order', shown)).toEqual([])
})

test('a control that loses the focus by itself is told so; where it goes on or comes back, no ring is missed', async () => {
  const shown = await show(`<style>:focus-visible { outline: 3px solid #036 }</style><h1>Foco</h1>
    <button id="goes">Visto</button> <a href="#next" id="leads">Aviso</a> <a href="#next" id="next">Seguir</a>
    <input aria-label="Código" id="stays" />`)
  await shown.evaluate(() => {
    const of = (id: string) => document.querySelector<HTMLElement>(id)
    // it goes when it was seen to have the focus
    const goes = of('#goes')
    const box = goes?.getBoundingClientRect() ?? new DOMRect()
    if (goes)
      goes.getBoundingClientRect = () => {
        queueMicrotask(() => goes.blur())
        return box
      }
    of('#leads')?.addEventListener('focus', () => of('#next')?.focus())
    of('#stays')?.addEventListener('blur', () => requestAnimationFrame(() => of('#stays')?.focus()))
  })
  expect(await foundBy('unseen-focus', shown)).toEqual(['#goes'])
})

test('the focus of a control that takes it back is looked at unheard: without a ring it is undecided', async () => {
  const shown =
    await show(`<style>#ring:focus-visible { outline: 3px solid #036 } #none { outline: none }</style>
    <h1>Foco</h1><input aria-label="Código" id="ring" /> <input aria-label="Mesa" id="none" />`)
  await shown.evaluate(() => {
    for (const field of document.querySelectorAll('input'))
      field.addEventListener('blur', ({ relatedTarget }) => {
        if (!relatedTarget) field.focus()
      })
  })
  const rule = rules.filter(({ id }) => id === 'unseen-focus')
  expect(await auditPage(shown, rule)).toMatchObject([{ target: '#none', level: 'undecided', measured: 1 }])
})

test('controls that all take the focus back are looked at no more often than others', async () => {
  const shown = await show(`<style>input { outline: none }</style><h1>Foco</h1>
    ${Array.from({ length: 45 }, (_, at) => `<input aria-label="Cifra ${at}" />`).join(' ')}`)
  await shown.evaluate(() =>
    document.addEventListener('focusout', ({ target, relatedTarget }) => {
      if (!relatedTarget) (target as HTMLElement).focus()
    }),
  )
  expect(await foundBy('unseen-focus', shown)).toHaveLength(40)
})

test.each(['html', 'body', 'main'])(
  'a text that the window cuts at its own width is told where %s hides what sticks out; a slide out of sight is not',
  async (hides) => {
    const shown =
      await show(`<style>body { margin: 0; font: 16px sans-serif; white-space: nowrap } ${hides} { overflow-x: hidden }
      .track { display: flex; transform: translateX(-100%) } .track p { flex: none; width: 100% }</style>
    <main><h1>Carta</h1><p id="cut">Una línea que no pasa a la siguiente y que la ventana corta sin más</p>
      <p id="long">${'Una línea que no pasa a la siguiente y que la ventana corta '.repeat(3)}</p>
      <div class="track"><p>Antes</p><p>A la vista</p><p>Después</p></div></main>`)
    for (const id of ['large-text', 'spaced-text', 'sideways-scroll'])
      expect(await foundBy(id, shown), id).toEqual(['#cut', '#long'])
  },
)

test('what sticks out of a narrow window is told by how far, at the left too', async () => {
  const shown =
    await show(`<style>body { margin: 0 } p { width: 200px; position: relative }</style><h1>Carta</h1>
    <p style="left:-24px">Al borde izquierdo</p><p style="left:150px">Al borde derecho</p>`)
  const rule = rules.filter(({ id }) => id === 'sideways-scroll')
  expect((await auditPage(shown, rule)).map(({ measured }) => measured)).toEqual([344, 350])
})

test('what follows a control that lets the focus go at once is reached all the same', async () => {
  const shown = await show('<h1>Foco</h1><button id="quick">Ya</button> <button>Después</button>')
  await shown.evaluate(() => {
    const quick = document.querySelector('button')
    quick?.addEventListener('focus', () => quick.blur())
  })
  expect(await foundBy('unreachable-control', shown)).toEqual(['#quick'])
})

test('a trap is told behind two controls that let the focus go at once, which the page gets around', async () => {
  const shown = await show(`<h1>Foco</h1><button class="quick">Ya</button> <button>Uno</button>
    <button class="quick">Ya</button> <button>Dos</button> <button id="trap">Tres</button> <button>Después</button>`)
  await shown.evaluate(() => {
    for (const quick of document.querySelectorAll<HTMLElement>('.quick'))
      quick.addEventListener('focus', () => quick.blur())
  })
  expect(await foundBy('unreachable-control', shown)).toHaveLength(2)
  await shown.evaluate(() =>
    document.querySelector('#trap')?.addEventListener('keydown', (event) => event.preventDefault()),
  )
  expect(await foundBy('keyboard-trap', shown)).toEqual(['#trap'])
  expect(await foundBy('unreachable-control', shown)).toEqual([])
})

test('a list that is open in a modal takes the first Escape', async () => {
  const shown = await show(`<h1>Modal</h1><dialog aria-label="Buscar">
    <input role="combobox" aria-label="Calle" aria-expanded="true" aria-controls="list" /><ul id="list" role="listbox"></ul>
  </dialog>`)
  await shown.evaluate(() => {
    const [dialog, field] = [document.querySelector('dialog'), document.querySelector('input')]
    field?.addEventListener('keydown', (event) => {
      if (field.ariaExpanded === 'true') event.preventDefault()
      field.ariaExpanded = 'false'
    })
    dialog?.showModal()
  })
  expect(
    await auditPage(
      shown,
      rules.filter(({ id }) => id === 'modal-without-escape'),
    ),
  ).toEqual([])
})

test.each(['absolute', 'fixed'].flatMap((position) => [1, 2, 3].map((asked) => ({ position, asked }))))(
  'a text in the shadow of a notice is read when it has gone: $position, at question $asked',
  async (when) => {
    const shown =
      await show(`<style>body { background: #fff; font: 16px sans-serif } p { position: ${when.position}; margin: 0; left: 0; width: 200px }
      [role=status] { position: fixed; left: 0; width: 200px; top: 428px; height: 40px; background: #fff; box-shadow: 0 -10px 30px 20px #0008 }</style>
    <h1>Pedidos</h1><p style="top: 400px; color: #767676">Al pie de la página</p>
    <div role="status"><b>Guardado por un momento</b></div>`)
    await shown.evaluate((last) => {
      const region = document.querySelector<HTMLElement>('[role=status]')
      // By what it says it is asked whether it is there: as it is looked at, after it was painted, and until it has gone.
      let asked = 0
      const go = () => {
        asked += 1
        if (asked < last) return 'Guardado por un momento'
        region?.remove()
        return ''
      }
      if (region) Object.defineProperty(region, 'textContent', { get: go })
    }, when.asked)
    expect(
      await auditPage(
        shown,
        rules.filter(({ id }) => id === 'low-contrast'),
      ),
    ).toEqual([])
  },
)

test.each(['in the last item', 'further down'])(
  'an arrow %s, inactive since the tour scrolled its list to the end, is not judged by its faded sign',
  async (place) => {
    const arrow =
      '<button type="button" aria-label="Siguientes"><svg width="24" height="24"><path d="M8 4L16 12L8 20" fill="none" stroke="#333" stroke-width="3" /></svg></button>'
    const [inside, below] = place === 'further down' ? ['', arrow] : [arrow, '']
    const shown =
      await show(`<style>body { background: #fff; font: 16px sans-serif } ul { display: flex; overflow-x: auto; padding: 0 }
      li { flex: none; width: 300px; list-style: none } button { width: 44px; height: 44px; border: 0; background: #fff }
      [aria-disabled=true] svg { opacity: 0.3 }</style><h1>Carta</h1>
    <ul tabindex="0" aria-label="Destacados"><li>Uno</li><li>Dos</li><li>Tres ${inside}</li></ul><div style="height: 800px"></div>${below}`)
    await shown.evaluate(() => {
      const [list, button] = [document.querySelector('ul'), document.querySelector('button')]
      list?.addEventListener('scroll', () => {
        if (button) button.ariaDisabled = `${list.scrollLeft + list.clientWidth >= list.scrollWidth - 1}`
      })
    })
    expect(
      await auditPage(
        shown,
        rules.filter(({ id }) => id === 'weak-edge'),
      ),
    ).toEqual([])
  },
)

test('a target under a bar is no small one, on a page that grows with its window and is scrolled', async () => {
  const shown =
    await show(`<style>body { margin: 0 } header { position: sticky; top: 0; height: 60px; background: #fff }
      a { display: block; width: 44px; height: 60px }</style>
    <header><a href="#home" aria-label="La Esquina"></a></header><main><h1>Pedidos</h1><a href="#one" aria-label="Uno"></a><div style="height:120vh"></div></main>`)
  await shown.evaluate(() =>
    scrollTo(0, (document.querySelector<HTMLElement>('main a')?.offsetTop ?? 0) - 10),
  )
  const found = await auditPage(
    shown,
    rules.filter(({ id }) => id === 'axe'),
  )
  expect(found.filter(({ rule }) => rule === 'axe/target-size')).toEqual([])
})

test('what axe finds is an error, its advice a warning, and what it cannot decide is kept apart', async () => {
  const small = 'width:12px;height:12px;padding:0;border:0'
  const shown = await show(`<main><h1>Prueba</h1><h3>Un título que salta</h3><video src="data:,"></video>
    <div><button style="${small}" aria-label="Uno"></button><button style="${small}" aria-label="Dos"></button></div></main>`)
  const found = await auditPage(
    shown,
    rules.filter(({ id }) => id === 'axe'),
  )
  expect(Object.fromEntries(found.map(({ rule, level }) => [rule, level]))).toEqual({
    'axe/heading-order': 'warning',
    'axe/target-size': 'error',
    'axe/video-caption': 'undecided',
  })
})

test.each([
  { wearer: 'li:has(a:focus-visible)', ring: 'outline: 3px solid #036', none: 'outline: 0' },
  { wearer: 'a:focus-visible::after', ring: 'border: 3px solid #036', none: 'border: 0' },
  {
    wearer: 'a:focus-visible',
    ring: 'outline: 3px solid #036',
    none: 'outline: 3px solid #036; outline-offset: 2000px',
  },
])(
  'a ring that was clear on another page and is not there on this one is missed: $wearer',
  async ({ wearer, ring, none }) => {
    const clearLooks = new Set<string>()
    const unseen = async (drawn: string) => {
      const shown =
        await show(`<style>body { background: #fff } a { display: block; outline: none } a::after { content: ''; padding: 9px }
      ${wearer} { ${drawn} }</style>
      <h1>Pedidos</h1><ul><li><div><a href="#one">Un pedido</a></div></li></ul>`)
      const rule = rules.filter(({ id }) => id === 'unseen-focus')
      return (await auditPage(shown, rule, { clearLooks })).map(({ text }) => text)
    }
    expect(await unseen(ring)).toEqual([])
    expect(clearLooks.size).toBe(1)
    expect(await unseen(none)).toEqual(['Un pedido'])
  },
)
