import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Waits for the whole tree: a page is cached and may be read without scripts, so it is complete or nothing.
 * @returns the bytes that leave the server: as a text, a page would take twice their room, and be copied once more
 */
export function renderToHtml(tree: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const stream = renderToPipeableStream(tree, {
      // Long blocks stay where they stand instead of being moved there by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      // A block that throws on the server is rendered by the browser; its boundary reports it there.
      onError: () => undefined,
    })
  })
}
