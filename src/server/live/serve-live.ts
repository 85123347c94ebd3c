import { MINUTE_MS } from '#domain/time/lengths.ts'
import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'

import { LIVE_APP_KEY } from '#domain/order/live.ts'

import type { Clock } from '../clock.ts'
import { isOwn, LIVE_CHANNEL } from '../repositories/live-repository.ts'
import type { Places } from '../http/places.ts'
import { senderOf } from '../http/connections.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { LiveForwarder } from './forwarder.ts'
import { type Frame, LiveHub, channelOf, readFrame, readMessage } from './hub.ts'

/** Valid channels: of an order, a shipment, a rider, or a venue's consoles. Their ids cannot be guessed. */
const CHANNEL = /^(?:order|tracking|rider|console)-[\w-]{1,60}$/
const PATH = /^\/app\/([^/?]{1,60})(?:\?|$)/
const MAX_FRAME_BYTES = 4_096
/** Maximum sockets per process; further clients are told to reconnect later. */
const MAX_SOCKETS = 5_000
/** Maximum sockets per visitor. @source assumed: diners of a mobile network share an address */
const MAX_OF_VISITOR = 500
/** Maximum frames of a client per minute: a page subscribes once and pings. */
const MAX_FRAMES = 120
/** A silent client pings within this time. @units seconds, as in the protocol */
const ACTIVITY_SECONDS = 120

/** Close codes of the protocol. */
const CLOSE = {
  unknownApp: 4001,
  oldProtocol: 4007,
  noProtocol: 4008,
  overCapacity: 4100,
  comeBack: 4200,
  tooMuch: 4301,
} as const

/** Protocol versions whose frames used here are identical. */
const PROTOCOLS: ReadonlySet<string> = new Set(['5', '6', '7'])

/**
 * Live updates by the Pusher protocol on the server's own port. Database notifications carry events of any process to
 * the sockets of all. A client that missed some is disconnected, reconnects and reads anew.
 * @returns a function that returns the number of open sockets
 * @source design §4 "realtime"; the protocol: version 7 of Pusher Channels
 */
export async function serveLive(app: FastifyInstance, services: Services): Promise<() => number> {
  const { store, config, clock, log, places } = services
  const { liveService } = config
  const hub = new LiveHub()
  const forwarder = liveService && new LiveForwarder(liveService.url, log)
  const heard = new WeakSet<WebSocket>()
  const enter = visitorSockets()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  await store.listen(LIVE_CHANNEL, (message) => {
    if (message === undefined) for (const socket of sockets.clients) socket.close(CLOSE.comeBack)
    const parsed = message === undefined ? undefined : readMessage(message)
    if (parsed === undefined) return
    hub.publish(parsed)
    // every process gets the message after the commit; only its sender forwards it
    if (isOwn(parsed)) forwarder?.send(parsed)
  })

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // no other listener is left: an unhandled connection reset would end the process
    stream.on('error', () => stream.destroy())
    const key = PATH.exec(request.url ?? '')?.[1]
    if (key === undefined) return refuse(stream, '404 Not Found')
    isOurs(request, places).then(
      (ours) => (ours ? accept(request, stream, head, key) : refuse(stream, '403 Forbidden')),
      () => refuse(stream, '503 Service Unavailable'),
    )
  })
  const accept = (request: IncomingMessage, stream: Duplex, head: Buffer, key: string) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // a broken connection also emits 'close', which is handled
      socket.on('error', () => undefined)
      if (key !== LIVE_APP_KEY) return sendAway(socket, CLOSE.unknownApp, 'There is no such application.')
      const protocol = new URLSearchParams(request.url?.split('?')[1]).get('protocol')
      if (protocol === null) return sendAway(socket, CLOSE.noProtocol, 'No protocol version supplied')
      if (!PROTOCOLS.has(protocol)) return sendAway(socket, CLOSE.oldProtocol, 'Unsupported protocol version')
      const visitor = networkOf(senderOf(request, config.trustProxy))
      if (sockets.clients.size > MAX_SOCKETS || !enter(visitor, socket))
        return sendAway(socket, CLOSE.overCapacity, 'Come back later.')
      heard.add(socket)
      socket.on('pong', () => heard.add(socket))
      talk(socket, hub, clock)
    })
  // a client that has not answered since the last ping is gone, whatever its connection's state
  const sweep = setInterval(() => {
    for (const socket of sockets.clients)
      if (heard.delete(socket)) socket.ping()
      else socket.terminate()
  }, MINUTE_MS)
  sweep.unref()
  // before the port closes, which waits for all connections
  app.addHook('onClose', () => forwarder?.stop())
  app.addHook('preClose', (done) => {
    clearInterval(sweep)
    for (const socket of sockets.clients) {
      socket.close(CLOSE.comeBack)
      socket.terminate()
    }
    done()
  })
  return () => sockets.clients.size
}

/** Limits sockets per visitor. @returns registers one more; false when there are too many */
function visitorSockets(): (visitor: string, socket: WebSocket) => boolean {
  const open = new Map<string, number>()
  return (visitor, socket) => {
    const others = open.get(visitor) ?? 0
    if (others >= MAX_OF_VISITOR) return false
    open.set(visitor, others + 1)
    socket.on('close', () => {
      const left = (open.get(visitor) ?? 0) - 1
      if (left > 0) open.set(visitor, left)
      else open.delete(visitor)
    })
    return true
  }
}

/** Whether the origin is ours: other sites are refused. A client that is no browser sends none. */
async function isOurs({ headers, socket }: IncomingMessage, places: Places): Promise<boolean> {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const { localAddress } = socket
  const place = await places.at({ protocol: protocol.replace(':', ''), host, localAddress })
  return place !== undefined && (place.origin === origin || host === headers.host)
}

/** Destroys the connection, since the client may never close it and request timeouts no longer apply. */
function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}

/** Events of the protocol itself have their data as text. */
const say = (socket: WebSocket, event: string, data: object, channel?: string): void =>
  socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }))

function sendAway(socket: WebSocket, code: number, message: string): void {
  say(socket, 'pusher:error', { code, message })
  socket.close(code)
}

/** Handlers by event; other events are ignored. */
const ANSWERS: Readonly<Record<string, (socket: WebSocket, hub: LiveHub, frame: Frame) => void>> = {
  'pusher:ping': (socket) => say(socket, 'pusher:pong', {}),
  'pusher:subscribe': (socket, hub, frame) => {
    const channel = channelOf(frame)
    if (CHANNEL.test(channel) && hub.join(socket, channel))
      return say(socket, 'pusher_internal:subscription_succeeded', {}, channel)
    say(socket, 'pusher:subscription_error', { type: 'ChannelRefused', status: 403 }, channel)
  },
  'pusher:unsubscribe': (socket, hub, frame) => hub.leave(socket, channelOf(frame)),
}

const SOCKET_ID_MAX = 1_000_000_000

function talk(socket: WebSocket, hub: LiveHub, clock: Clock): void {
  let since = clock().getTime()
  let frames = 0
  socket.on('close', () => hub.forget(socket))
  socket.on('message', (bytes: Buffer) => {
    const now = clock().getTime()
    if (now - since > MINUTE_MS) [since, frames] = [now, 0]
    if (++frames > MAX_FRAMES) return sendAway(socket, CLOSE.tooMuch, 'Too many messages.')
    const frame = readFrame(bytes.toString('utf8'))
    if (frame === undefined)
      return say(socket, 'pusher:error', { code: null, message: 'This is no message.' })
    if (Object.hasOwn(ANSWERS, frame.event)) ANSWERS[frame.event]?.(socket, hub, frame)
  })
  const socketId = `${randomInt(SOCKET_ID_MAX)}.${randomInt(SOCKET_ID_MAX)}`
  say(socket, 'pusher:connection_established', { socket_id: socketId, activity_timeout: ACTIVITY_SECONDS })
}
