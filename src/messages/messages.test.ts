import { describe, expect, expectTypeOf, test } from 'vitest'

import { catalogue } from './catalogue.ts'
import { checkOverrides } from './check-overrides.ts'
import { createMessages, loadLocale, type Translate } from './index.ts'
import { offerLocale, UnknownLocaleError } from './locales.ts'
import { plate } from './plate.ts'
import { status } from './status.ts'

const t = createMessages()(catalogue)

describe('texts by key', () => {
  test('a text without placeholders needs no values', () => {
    expect(t('cart.add-more')).toBe('Agregar más productos')
  })

  test('[PLATE-07] the maximum stands in the text of the quantity limit', () => {
    expect(t('plate.error.MAX_QUANTITY', { max: 3 })).toBe(
      'Has alcanzado el máximo de unidades (3) para este producto',
    )
  })

  test('a tenant replaces a text and keeps the others', () => {
    const own = createMessages({ messages: { 'cart.title': 'Tu canasta' } })(catalogue)
    expect(own('cart.title')).toBe('Tu canasta')
    expect(own('cart.continue')).toBe('Continuar')
  })

  test('a value that looks like a pattern or a placeholder is put in as it is', () => {
    expect(t('cart.edit', { name: '$& {name}' })).toBe('Editar $& {name}')
  })

  test('a tenant text never reads a prototype', () => {
    const own = createMessages({
      messages: JSON.parse('{"__proto__":{"cart.title":"no"}}') as Record<string, string>,
    })()
    expect(own('cart.title')).toBe('Mi pedido')
  })
})

describe('a text comes with the code that shows it', () => {
  const texts = createMessages()
  const hintOf = (own: Translate<typeof status>) => own('status.hint.GENERATED')

  test('who names its file can say it, alone or in a function of another file', () => {
    expect(texts(status)('status.READY')).toBe('Listo')
    expect(hintOf(texts(plate, status))).toBe('El local recibió tu pedido y pronto lo confirma.')
  })

  test('what is not named does not compile', () => {
    type Keys<File> = Parameters<Translate<File>>[0]
    expectTypeOf<'cart.title'>().toExtend<Keys<never>>()
    expectTypeOf<'status.READY'>().not.toExtend<Keys<never>>()
    expectTypeOf<'status.READY'>().not.toExtend<Keys<typeof plate>>()
    expectTypeOf<Translate<typeof plate | typeof status>>().toExtend<Translate<typeof status>>()
    expectTypeOf<Translate<typeof plate>>().not.toExtend<Translate<typeof status>>()
  })
})

describe('each language has its own texts', () => {
  const written = { ...catalogue, 'cart.title': 'O meu pedido' }

  test('a language says its own, and what the tenant writes stands over it', async () => {
    offerLocale('pt', async () => written)
    await loadLocale('pt')
    expect(createMessages({ locale: 'pt' })()('cart.title')).toBe('O meu pedido')
    expect(createMessages({ locale: 'pt', messages: { 'cart.title': 'A cesta' } })()('cart.title')).toBe(
      'A cesta',
    )
    expect(createMessages()()('cart.title')).toBe('Mi pedido')
  })

  test('one that nobody offers, or that was not loaded, is refused', async () => {
    await expect(loadLocale('xx')).rejects.toThrow(UnknownLocaleError)
    offerLocale('yy', async () => written)
    expect(() => createMessages({ locale: 'yy' })).toThrow(UnknownLocaleError)
  })
})

describe('overrides of a tenant are checked', () => {
  test('a good file has no finding', () => {
    expect(
      checkOverrides({ $schema: 'x', 'cart.title': 'Tu canasta', 'cart.edit': 'Cambiar {name}' }),
    ).toEqual([])
  })

  test('unknown keys, other types and foreign placeholders are named with path and expectation', () => {
    expect(checkOverrides({ 'cart.titel': 'x', 'cart.title': 5, 'cart.edit': 'Cambiar {plate}' })).toEqual([
      {
        code: 'unknown-key',
        path: '$["cart.titel"]',
        found: "'cart.titel'",
        near: 'cart.title',
        expected: 'a key of src/messages',
      },
      { code: 'not-a-text', path: '$["cart.title"]', found: '5', expected: 'a text' },
      { code: 'unknown-placeholder', path: '$["cart.edit"]', found: '{plate}', expected: '{name}' },
    ])
  })
})

describe('the catalogue', () => {
  const entries: (readonly [string, string])[] = Object.entries(catalogue)

  test('has no empty text, no doubled or outer space', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(
      entries.filter(([, text]) => text === '' || text !== text.trim().replaceAll(/ {2,}/g, ' ')),
    ).toEqual([])
  })

  test('writes percentages in one form: the sign after a space that does not break', () => {
    const written = entries.filter(([, text]) => text.includes('%'))
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter(([, text]) => /(?<!\u00A0)%/.test(text))).toEqual([])
  })

  test('names the mode of the order in its minimum, and says what is left in the plural', () => {
    const amounts = { min: '$ 9.000', missing: '$ 500' }
    expect(t('cart.below-minimum', { mode: 'A domicilio', ...amounts })).toBe(
      'El pedido mínimo para A domicilio es de $ 9.000. Te faltan $ 500.',
    )
    expect(t('code.expires-in', { time: '2:05' })).toBe('Te quedan 2:05 para usarlo')
  })

  test('holds exclamation marks only where the specification has them', () => {
    const shouting = entries.filter(([, text]) => /[¡!]/.test(text)).map(([key]) => key)
    expect(shouting).toEqual([
      'account.hello',
      'plate.added',
      'loyalty.reward.title',
      'plate.updated',
      'shift.greeting',
      'tracking.key-modal.text',
    ])
  })
})
