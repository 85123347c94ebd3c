import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { WebSocketServer, type WebSocket } from 'ws'

type Told = { channel: string; name: string; data: string }

const [ID, KEY, SECRET] = ['7', 'venues', 'a-secret-of-the-venues']

/**
 * A service of the Pusher protocol, as far as the product uses one: signed batches come in, sockets are told.
 *
 * @source Pusher Channels HTTP API, and version 7 of its protocol
 */
export async function startLiveService() {
  const followers = new Map<WebSocket, Set<string>>()
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      if (!isSigned(request, body)) return answer.writeHead(401).end('{}')
      for (const { channel, name, data } of (JSON.parse(body) as { batch: Told[] }).batch)
        for (const [socket, channels] of followers)
          if (channels.has(channel)) socket.send(JSON.stringify({ event: name, channel, data }))
      return answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const sockets = new WebSocketServer({ server, path: `/app/${KEY}` })
  sockets.on('connection', (socket) => {
    const channels = new Set<string>()
    followers.set(socket, channels)
    const say = (event: string, data: object, channel?: string) =>
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }))
    socket.on('close', () => followers.delete(socket))
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString('utf8')) as { event: string; data: Partial<Told> }
      const { channel = '' } = data
      if (event === 'pusher:ping') say('pusher:pong', {})
      if (event === 'pusher:unsubscribe') channels.delete(channel)
      if (event !== 'pusher:subscribe') return
      channels.add(channel)
      say('pusher_internal:subscription_succeeded', {}, channel)
    })
    say('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    /** for `PUSHER_URL` */
    url: `http://${KEY}:${SECRET}@${host}/apps/${ID}`,
    /** where clients connect */
    sockets: `ws://${host}/app/${KEY}?protocol=7`,
    /** what is followed now */
    followed: () => [...followers.values()].flatMap((channels) => [...channels]),
    async close() {
      for (const socket of followers.keys()) socket.terminate()
      sockets.close()
      server.close()
      await once(server, 'close')
    },
  }
}

/** By the key and the secret of the application, over the very bytes. */
function isSigned({ method, url = '' }: IncomingMessage, body: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://service')
  const signed = [...searchParams].filter(([name]) => name !== 'auth_signature')
  const digest = createHash('md5').update(body).digest('hex')
  if (searchParams.get('auth_key') !== KEY || searchParams.get('body_md5') !== digest) return false
  const words = [
    method,
    pathname,
    signed
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join('&'),
  ].join('\n')
  const expected = createHmac('sha256', SECRET).update(words).digest('hex')
  return pathname === `/apps/${ID}/batch_events` && searchParams.get('auth_signature') === expected
}
