import { Writable } from 'node:stream'

import { createElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

import { BlockBoundary } from './block-boundary.tsx'
import { useBlockData } from './block-data.tsx'
import { defineBlock } from './define-block.ts'
import { resolveLayout } from '#domain/layouts/resolve-layout.ts'
import { Screen } from './screen.tsx'

const text = defineBlock<{ text: string }>({
  type: 'text',
  settings: { text: { type: 'string' } },
  defaults: { text: 'by default' },
  render: ({ settings, blockId }) => <p id={blockId}>{settings.text}</p>,
})
const greeting = defineBlock<object>({
  type: 'greeting',
  settings: {},
  defaults: {},
  render: function Greeting() {
    return <p>{useBlockData<{ name: string }>().name}</p>
  },
})
const broken = defineBlock<object>({
  type: 'broken',
  settings: {},
  defaults: {},
  render: function Broken(): never {
    throw new Error('no luck')
  },
  skeleton: () => <p>waiting</p>,
})
const blocks = Object.fromEntries([text, greeting, broken].map((block) => [block.type, block]))

const layout = resolveLayout({
  order: ['first', 'bad', 'last'],
  aside: ['side'],
  blocks: {
    first: { type: 'text', settings: { text: 'one' } },
    bad: { type: 'broken' },
    last: { type: 'text' },
    side: { type: 'greeting' },
  },
})
const page = (onFault = vi.fn(), shown = layout) => (
  <Screen
    layout={shown}
    blocks={blocks}
    data={{ name: 'Ana' }}
    notice={({ blockType }) => <p>notice for {blockType}</p>}
    onFault={onFault}
    frame={({ order, aside }) => (
      <>
        <main>{order}</main>
        <aside>{aside}</aside>
      </>
    )}
  />
)

/** Collects the streamed HTML of an element, and the errors reported on the server. */
function stream(element: React.ReactElement): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    let html = ''
    const errors: unknown[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString()
        done()
      },
      final(done) {
        resolve({ html, errors })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => void errors.push(error),
    })
  })
}

describe('a screen is assembled from a layout', () => {
  test('blocks stand in the order of the layout, with settings over defaults, data and regions', () => {
    const html = renderToString(
      page(vi.fn(), { ...layout, order: layout.order.filter(({ id }) => id !== 'bad') }),
    )
    expect(html.replaceAll(/<!--.*?-->|<\/?fieldset[^>]*>/g, '')).toBe(
      '<main><p id="first">one</p><p id="last">by default</p></main><aside><p>Ana</p></aside>',
    )
  })

  test('an unknown block becomes a notice, its neighbours stay', () => {
    const html = renderToString(
      page(
        vi.fn(),
        resolveLayout({ order: ['x', 'y'], blocks: { x: { type: 'nope' }, y: { type: 'text' } } }),
      ),
    )
    expect(html).toContain('notice for <!-- -->nope')
    expect(html).toContain('by default')
  })

  test('a block named like a property of every object is unknown, not found', () => {
    const html = renderToString(
      page(vi.fn(), resolveLayout({ order: ['x'], blocks: { x: { type: 'constructor' } } })),
    )
    expect(html).toContain('notice for <!-- -->constructor')
  })
})

describe('a block that throws leaves the screen up', () => {
  test('on the server: the page is complete, the block is its skeleton, the server is told', async () => {
    const { html, errors } = await stream(page())
    expect(html).toContain('<p id="first">one</p>')
    expect(html).toContain('<p id="last">by default</p>')
    expect(html).toContain('<p>Ana</p>')
    expect(html).toContain('<p>waiting</p>')
    expect(errors).toHaveLength(1)
  })

  test('in the browser: the boundary shows the notice and tells the logger which block it was', () => {
    const onFault = vi.fn()
    const boundary = new BlockBoundary({
      blockId: 'bad',
      blockType: 'broken',
      notice: 'sorry',
      onFault,
      children: 'content',
    })
    expect(boundary.render()).toBe('content')
    const error = new Error('no luck')
    boundary.state = BlockBoundary.getDerivedStateFromError()
    boundary.componentDidCatch(error, { componentStack: 'at Broken' })
    expect(boundary.render()).toBe('sorry')
    expect(onFault).toHaveBeenCalledWith({
      kind: 'threw',
      blockId: 'bad',
      blockType: 'broken',
      error,
      componentStack: 'at Broken',
    })
  })

  test('a long block is part of the HTML in its place, so that it can be read without JavaScript', async () => {
    const long = resolveLayout({
      order: ['long'],
      blocks: { long: { type: 'text', settings: { text: 'plato '.repeat(20_000) } } },
    })
    const { html } = await stream(createElement('div', null, page(vi.fn(), long)))
    expect(html).not.toContain('<div hidden')
    expect(html).not.toContain('<script')
  })
})
