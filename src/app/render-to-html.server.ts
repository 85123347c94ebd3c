import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Waits for the whole tree: a page is cached and may be read without scripts, so it is complete or fails.
 * @returns the bytes to send: a string would take twice the memory and one more copy
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
      // Renders long blocks in place instead of moving them there by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      // The browser renders a block that throws on the server; its boundary reports the error there.
      onError: () => undefined,
    })
  })
}
