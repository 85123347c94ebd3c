import { describe, expect, test } from 'vitest'
import { fakeClock } from '#platform/fakes.fixture.ts'
import { openWithRetries, type ChatWidget } from './contract.ts'
import { embeddedChat } from './embedded/embedded-chat.ts'
import { startIntercom } from './intercom/intercom.ts'

/** Opens at the given attempt. */
const opensAt = (attempt: number) => {
  const asked: (string | undefined)[] = []
  return {
    asked,
    open: (message?: string) => {
      asked.push(message)
      return asked.length >= attempt
    },
  }
}

describe('[CHAT-01] opening is tried again 10 times at 200 ms', () => {
  test('at once when the widget is there', () => {
    const widget = opensAt(1)
    const done: boolean[] = []
    openWithRetries(widget, 'Hola', fakeClock().after, (opened) => done.push(opened))
    expect(done).toEqual([true])
    expect(widget.asked).toEqual(['Hola'])
  })

  test('the tenth retry still counts, and then it is over', () => {
    const clock = fakeClock()
    const [late, never] = [opensAt(11), opensAt(12)]
    const done: boolean[] = []
    openWithRetries(late, undefined, clock.after, (opened) => done.push(opened))
    openWithRetries(never, undefined, clock.after, (opened) => done.push(opened))
    clock.advance(1_999)
    expect(done).toEqual([])
    expect(late.asked).toHaveLength(10)
    clock.advance(1)
    expect(done).toEqual([true, false])
    clock.advance(10_000)
    expect(never.asked).toHaveLength(11)
  })

  test('nothing is tried any more once it was stopped', () => {
    const clock = fakeClock()
    const widget = opensAt(5)
    const stop = openWithRetries(widget, undefined, clock.after, () => undefined)
    clock.advance(200)
    stop()
    clock.advance(5_000)
    expect(widget.asked).toHaveLength(2)
  })
})

/** The parts of a document that a vendor's script uses. */
function fakeDocument() {
  const scripts: { src: string }[] = []
  const page: { Intercom?: (...command: unknown[]) => void } = {}
  const document = {
    defaultView: page,
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  }
  return { document: document as unknown as Document, page, scripts }
}

/** All adapters, with the calls their vendor or panel received; `arrive` loads the vendor's code. */
const ADAPTERS: Record<string, () => { widget: ChatWidget; told: unknown[][]; arrive: () => void }> = {
  embedded: () => {
    const told: unknown[][] = []
    const widget = embeddedChat({
      open: (message) => told.push(['open', message]),
      close: () => told.push(['close']),
      offer: (offered) => told.push(['offer', offered]),
    })
    return { widget, told, arrive: () => undefined }
  },
  intercom: () => {
    const { document, page, scripts } = fakeDocument()
    const told: unknown[][] = []
    const widget = startIntercom('abcd1234', document)
    expect(scripts.map(({ src }) => src)).toEqual(['https://widget.intercom.io/widget/abcd1234'])
    const arrive = () => {
      page.Intercom = (...command) => void told.push(command)
    }
    return { widget, told, arrive }
  },
}

describe.each(Object.entries(ADAPTERS))('the %s chat fulfils the contract', (id, make) => {
  test('[CHAT-01] it is shown, hidden, opened with a message and shut down', () => {
    const { widget, told, arrive } = make()
    expect(widget.id).toBe(id)
    arrive()
    widget.show()
    expect(widget.open('Mi pedido no llegó')).toBe(true)
    widget.hide()
    widget.shutDown()
    expect(JSON.stringify(told)).toContain('Mi pedido no llegó')
    expect(told.length).toBeGreaterThanOrEqual(4)
  })

  test('[CHAT-01] it opens without a message too', () => {
    const { widget, arrive } = make()
    arrive()
    expect(widget.open()).toBe(true)
  })
})

test('[CHAT-01] a vendor whose script has not arrived says so', () => {
  const { document } = fakeDocument()
  expect(startIntercom('abcd1234', document).open('Hola')).toBe(false)
})

test('[CHAT-01] an embedded chat that was shut down stays shut', () => {
  const told: unknown[] = []
  const note = (...what: unknown[]) => void told.push(what)
  const widget = embeddedChat({ open: note, close: note, offer: note })
  widget.shutDown()
  told.splice(0)
  widget.show()
  expect(widget.open('Hola')).toBe(false)
  expect(told).toEqual([])
})
