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

/** Channels that may be followed: of an order, of a shipment, of a rider, of a venue's consoles. Their ids cannot be guessed. */
const CHANNEL = /^(?:order|tracking|rider|console)-[\w-]{1,60}$/
const PATH = /^\/app\/([^/?]{1,60})(?:\?|$)/
const MAX_FRAME_BYTES = 4_096
/** Sockets of one process; further ones are told to come back later. */
const MAX_SOCKETS = 5_000
/** Those of one visitor, who leaves room for others. @source assumed: diners of a mobile network share an address */
const MAX_OF_VISITOR = 500
/** What a client says in a minute: a page subscribes once and pings. */
const MAX_FRAMES = 120
/** A client that has nothing to say says so within this time. @units seconds, as the protocol has it */
const ACTIVITY_SECONDS = 120

/** Reasons for closing, as the protocol numbers them. */
const CLOSE = {
  unknownApp: 4001,
  oldProtocol: 4007,
  noProtocol: 4008,
  overCapacity: 4100,
  comeBack: 4200,
  tooMuch: 4301,
} as const

/** Versions whose frames are the same as far as they are served here. */
const PROTOCOLS: ReadonlySet<string> = new Set(['5', '6', '7'])

/**
 * Live updates in the Pusher protocol on the server's own port. What happens in any process reaches the sockets of
 * all of them by the database's notifications; a client that has missed some is sent away, comes back and reads anew.
 * @returns how many sockets are open
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
    const told = message === undefined ? undefined : readMessage(message)
    if (told === undefined) return
    hub.publish(told)
    // each process hears it, after the commit; one of them tells the service
    if (isOwn(told)) forwarder?.send(told)
  })

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // nothing else listens to it any more: a reset would end the process
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
      // a broken connection ends with 'close', which is all there is to do about it
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
  // who has not answered since the last look is gone, whatever its connection says
  const sweep = setInterval(() => {
    for (const socket of sockets.clients)
      if (heard.delete(socket)) socket.ping()
      else socket.terminate()
  }, MINUTE_MS)
  sweep.unref()
  // before the port is closed: it waits for every connection
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

/** Counts the sockets of each visitor. @returns what lets one more in, as long as there are not too many */
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

/** Pages of others have no business here. A client that is no browser names no origin. */
async function isOurs({ headers, socket }: IncomingMessage, places: Places): Promise<boolean> {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const { localAddress } = socket
  const place = await places.at({ protocol: protocol.replace(':', ''), host, localAddress })
  return place !== undefined && (place.origin === origin || host === headers.host)
}

/** Who asked need not close its side: no time limit of requests holds for this connection. */
function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}

/** Events of the protocol itself carry their data as text. */
const say = (socket: WebSocket, event: string, data: object, channel?: string): void =>
  socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }))

function sendAway(socket: WebSocket, code: number, message: string): void {
  say(socket, 'pusher:error', { code, message })
  socket.close(code)
}

/** What is done for each event that a client may send; others are none of our business. */
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
