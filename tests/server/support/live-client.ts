import { once } from 'node:events'

import { WebSocket } from 'ws'

type Frame = { event: string; channel?: string; data?: string }

/** A client of the protocol; `next` waits for the next message. */
export type LiveClient = {
  socket: WebSocket
  next: () => Promise<Frame>
  send: (event: string, data?: unknown) => void
}

/** Connects clients to a server; end them all with `close`. */
export function liveClients() {
  const open: WebSocket[] = []

  async function connect(url: string, headers: Record<string, string> = {}): Promise<LiveClient> {
    const socket = new WebSocket(url, { headers })
    open.push(socket)
    const waiting: Frame[] = []
    const asking: ((frame: Frame) => void)[] = []
    socket.on('message', (bytes: Buffer) => {
      const frame = JSON.parse(bytes.toString('utf8')) as Frame
      const asked = asking.shift()
      if (asked) asked(frame)
      else waiting.push(frame)
    })
    await once(socket, 'open')
    const next = () =>
      new Promise<Frame>((resolve) => {
        const frame = waiting.shift()
        if (frame) resolve(frame)
        else asking.push(resolve)
      })
    return { socket, next, send: (event, data = {}) => socket.send(JSON.stringify({ event, data })) }
  }

  return {
    connect,
    /** Connected, greeted, and following a channel. */
    async follow(url: string, channel: string): Promise<LiveClient> {
      const client = await connect(url)
      await client.next()
      client.send('pusher:subscribe', { channel })
      const { event } = await client.next()
      if (event !== 'pusher_internal:subscription_succeeded') throw new Error(`${channel}: ${event}`)
      return client
    },
    close: () => open.forEach((socket) => socket.terminate()),
  }
}
