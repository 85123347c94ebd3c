import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server on this machine that can be cut, and over which nothing comes any more. */
export type LoopbackProxy = {
  port: number
  /** ends every connection and takes no new one */
  cut(): void
  /** every connection stays open, and nothing passes over it any more; new ones do as they did */
  freeze(): void
  /** takes connections again */
  mend(): void
  close(): Promise<void>
}

export async function loopbackProxy(target: { host: string; port: number }): Promise<LoopbackProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(target)
    const pair = [near, far] as const
    pairs.add(pair)
    near.pipe(far).pipe(near)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      end()
    },
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    mend() {
      isCut = false
    },
    async close() {
      end()
      server.close()
      await once(server, 'close')
    },
  }
}
