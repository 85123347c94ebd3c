import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MenuCustomization } from '#generated/models.ts'
import { parseCommands } from './commands.ts'
import { customNotices } from './notices.ts'

const NOON = Date.UTC(2026, 10, 18, 15)
const parse = (value: unknown) => parseCommands(JSON.stringify(value))
const generic = (commands: unknown, over: Partial<MenuCustomization> = {}): MenuCustomization => ({
  id: 'aviso',
  resource: 'GENERIC',
  commands: typeof commands === 'string' ? commands : JSON.stringify(commands),
  ...over,
})
const TEXT = { command: 'TEXT', text: 'Hoy hay locro' }
const shown = (commands: unknown, over?: Partial<MenuCustomization>, modeType?: 'DELIVERY' | 'TAKE_AWAY') =>
  customNotices([generic(commands, over)], { place: 'MENU', modeType, now: NOON })

describe('[THEME-03] commands of a generic customization', () => {
  test('the ones that exist', () => {
    const all = [
      TEXT,
      { command: 'ACTION', label: 'Ver horarios', open: 'HOURS' },
      { command: 'MODES', types: ['DELIVERY', 'TAKE_AWAY'] },
      { command: 'FROM', at: '2026-11-01T00:00:00.000Z' },
      { command: 'UNTIL', at: '2026-12-01T00:00:00Z' },
    ]
    expect(parse(all)).toEqual({ ok: true, commands: all })
    expect(parse([])).toEqual({ ok: true, commands: [] })
  })

  test.each([
    ['code', [{ command: 'RUN', code: 'alert(1)' }]],
    ['an address', [{ command: 'ACTION', label: 'x', open: 'https://mal.example' }]],
    ['an address beside what it opens', [{ command: 'ACTION', label: 'x', open: 'HOURS', href: '//x' }]],
    ['a field that is none', [{ ...TEXT, html: '<b>' }]],
    ['a text that is too long', [{ command: 'TEXT', text: 'x'.repeat(301) }]],
    ['an unknown mode', [{ command: 'MODES', types: ['DRONE'] }]],
    ['a moment that is none', [{ command: 'FROM', at: 'mañana' }]],
    ['a moment without its offset', [{ command: 'FROM', at: '2026-11-18T12:00:00' }]],
    ['a name of every object', [{ command: 'constructor' }]],
    ['no object', ['TEXT']],
  ])('%s is refused', (_, list) => {
    expect(parse([TEXT, ...list])).toEqual({ ok: false, code: 'UNKNOWN_COMMAND', index: 1 })
  })

  test('what is no list, no JSON or too much is refused with its reason', () => {
    expect(parse({})).toEqual({ ok: false, code: 'NOT_A_LIST' })
    expect(parseCommands('{')).toEqual({ ok: false, code: 'NOT_JSON' })
    expect(parse(Array.from({ length: 11 }, () => TEXT))).toEqual({ ok: false, code: 'TOO_MANY' })
  })

  test('whatever the text is, it never throws and only known commands pass', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = parseCommands(text)
        if (!parsed.ok) return
        for (const { command } of parsed.commands)
          expect(['TEXT', 'ACTION', 'MODES', 'FROM', 'UNTIL']).toContain(command)
      }),
    )
  })
})

describe('[THEME-03] generic customizations are shown', () => {
  test('at their place, with text, look and action', () => {
    const action = { command: 'ACTION', label: 'Escribir', open: 'CHAT' }
    expect(shown([TEXT, action], { theme: 'WARNING' })).toEqual([
      { id: 'aviso', theme: 'WARNING', text: 'Hoy hay locro', action: { label: 'Escribir', open: 'CHAT' } },
    ])
    expect(shown([TEXT], { displayType: 'CART' })).toEqual([])
  })

  test('in their modes only', () => {
    const modes = { command: 'MODES', types: ['DELIVERY'] }
    expect(shown([TEXT, modes], {}, 'DELIVERY')).toHaveLength(1)
    expect(shown([TEXT, modes], {}, 'TAKE_AWAY')).toEqual([])
    expect(shown([TEXT, modes])).toEqual([])
  })

  test('from and until their moments', () => {
    const from = (at: string) => ({ command: 'FROM', at })
    const until = (at: string) => ({ command: 'UNTIL', at })
    expect(shown([TEXT, from('2026-11-18T15:00:00.000Z')])).toHaveLength(1)
    expect(shown([TEXT, from('2026-11-18T15:00:00.001Z')])).toEqual([])
    // any offset, as in the rest of a folder
    expect(shown([TEXT, from('2026-11-18T12:00-03:00')])).toHaveLength(1)
    expect(shown([TEXT, from('2026-11-18T12:01-03:00')])).toEqual([])
    expect(shown([TEXT, until('2026-11-18T15:00:00.001Z')])).toHaveLength(1)
    expect(shown([TEXT, until('2026-11-18T15:00:00.000Z')])).toEqual([])
  })

  test('never with commands that cannot be read, without a text, or of another resource', () => {
    expect(shown('{')).toEqual([])
    expect(shown([{ command: 'RUN' }, TEXT])).toEqual([])
    expect(shown([])).toEqual([])
    expect(shown([TEXT], { resource: 'PROMOTIONAL_BANNER' })).toEqual([])
  })
})
