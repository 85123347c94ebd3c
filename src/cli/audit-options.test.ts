import { describe, expect, test } from 'vitest'

import { AUDIT_USAGE, readAuditOptions, refuseUnknown, urlsOf } from './audit-options.ts'
import { UsageError } from './usage-error.ts'

describe('the command line of the audit', () => {
  test('without anything: a sample of all, on the terminal', () => {
    expect(readAuditOptions([])).toMatchObject({
      narrowing: { tenants: undefined, modes: undefined, widths: undefined },
      sample: 100,
      urls: [],
      formats: ['terminal'],
    })
  })
  test('--sample takes a number or none, --all takes everything', () => {
    expect(readAuditOptions(['--sample', '12', '--tenant', 'a']).sample).toBe(12)
    expect(readAuditOptions(['--sample', 'once']).sample).toBe('once')
    expect(readAuditOptions(['--sample', '--tenant', 'a'])).toMatchObject({
      sample: 100,
      narrowing: { tenants: ['a'] },
    })
    expect(readAuditOptions(['--all']).sample).toBeUndefined()
  })
  test('lists are split at commas', () => {
    const { narrowing, rules, formats } = readAuditOptions(
      '--tenant a,b --screen menu --state cart.filled --mode dark --width 320,1280 --rule axe,reflow --report out --format html,sarif'.split(
        ' ',
      ),
    )
    expect(narrowing).toEqual({
      tenants: ['a', 'b'],
      screens: ['menu'],
      states: ['cart.filled'],
      modes: ['dark'],
      widths: [320, 1280],
    })
    expect([rules, formats]).toEqual([
      ['axe', 'reflow'],
      ['html', 'sarif'],
    ])
  })
  test('an option that is given twice adds to the list', () => {
    const { narrowing, rules } = readAuditOptions(
      '--state cart.filled --state menu,hours --rule axe --rule reflow'.split(' '),
    )
    expect([narrowing.states, rules]).toEqual([
      ['cart.filled', 'menu', 'hours'],
      ['axe', 'reflow'],
    ])
  })
  test('a folder for reports gets all of them', () => {
    expect(readAuditOptions(['--report', 'out']).formats).toEqual([
      'terminal',
      'html',
      'json',
      'junit',
      'sarif',
    ])
  })
  test('addresses stand in place of the tenants', () => {
    expect(readAuditOptions(['https://example.com/a?b', 'file:///tmp/x.html'])).toMatchObject({
      urls: ['https://example.com/a?b', 'file:///tmp/x.html'],
      sample: undefined,
    })
  })
  test.each([
    [['--nonsense'], /^'--nonsense' is no option of this command\.$/],
    [['--tenent', 'x'], /^'--tenent' is no option of this command; did you mean '--tenant'\?$/],
    [['--tenant='], /^'--tenant' needs a value\.$/],
    [['--tenant', ''], /^'--tenant' needs a value\.$/],
    [['--tenant', 'a', '--tenant= , '], /^'--tenant' needs a value\.$/],
    [['--since='], /^'--since' needs a value\.$/],
    [['--jobs'], /^'--jobs' needs a value\.$/],
    [['--all=yes'], /^'--all' takes no value\.$/],
    [['--mode', 'grey'], /--mode: "grey" is none of light, dark/],
    [['--width', '3e3'], /--width/],
    [['--width', '100'], /200 to 4000/],
    [['--jobs', '0'], /--jobs/],
    [['--sample', '5', '--all'], /exclude/],
    [['--format', 'html'], /--report/],
    [['ftp://example.com'], /is no address/],
    [['--tenant', 'a', 'https://example.com'], /addresses/],
    [['--language', 'en'], /is for addresses/],
    [['--language', 'inglés', 'https://example.com'], /no code of a language/],
  ])('%j is refused with the reason', (args, reason) => {
    expect(() => readAuditOptions(args)).toThrow(UsageError)
    expect(() => readAuditOptions(args)).toThrow(reason)
  })
  test('a name that nothing has is refused with those there are', () => {
    expect(() => refuseUnknown('--tenant', ['x'], ['a', 'b'])).toThrow('--tenant: "x" is none of a, b')
    expect(() => refuseUnknown('--tenant', undefined, [])).not.toThrow()
  })
  test('the usage names every option', () => {
    for (const option of ['tenant', 'screen', 'state', 'mode', 'width', 'rule', 'since', 'sample', 'all'])
      expect(AUDIT_USAGE).toContain(`--${option}`)
    for (const option of ['urls', 'language', 'jobs', 'report', 'format', 'ratchet'])
      expect(AUDIT_USAGE).toContain(`--${option}`)
  })
})

describe('a list of addresses', () => {
  test('empty lines and remarks are left out, and what a line begins or ends with', () => {
    const list =
      '\uFEFF# la carta\r\n\r\n  https://uno.example/menu#carta \r\nfile:///tmp/x.html\n\n#https://dos.example'
    expect(urlsOf(list, 'urls.txt')).toEqual(['https://uno.example/menu#carta', 'file:///tmp/x.html'])
    expect(urlsOf('', 'urls.txt')).toEqual([])
  })
  test.each(['tienda.example/menu', 'javascript:alert(1)', 'https://'])(
    '%s is refused by its line',
    (line) => {
      const read = () => urlsOf(`# la carta\n\nhttps://uno.example\n${line}\n`, 'urls.txt')
      expect(read).toThrow(UsageError)
      expect(read).toThrow(`urls.txt, line 4: "${line}" is no address of a page`)
    },
  )
})
