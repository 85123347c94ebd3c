import type { WebSocket } from 'ws'

import { parsedJson } from '#domain/documents/parsed-json.ts'

import { ownSchemas } from '../contract/own-schemas.ts'
import type { LiveMessage, HeardMessage } from '../repositories/live-repository.ts'

/** A message of a Pusher client; `data` is an object or its JSON text. */
export type Frame = { event: string; data?: unknown }

const CHANNEL = {
  type: 'object',
  required: ['channel'],
  properties: { channel: { type: 'string' } },
} as const
const FRAME = {
  type: 'object',
  required: ['event'],
  properties: { event: { type: 'string', maxLength: 60 } },
} as const

const MESSAGE = {
  type: 'object',
  required: ['channel', 'event', 'from'],
  properties: {
    channel: { type: 'string' },
    event: { type: 'string' },
    data: { type: 'object' },
    from: { type: 'string' },
  },
} as const

const ajv = ownSchemas()
const isFrame = ajv.compile<Frame>(FRAME)
const isMessage = ajv.compile<HeardMessage>(MESSAGE)
const hasChannel = ajv.compile<{ channel: string }>(CHANNEL)

/** @returns undefined for an invalid frame */
export function readFrame(text: string): Frame | undefined {
  const value = parsedJson(text)
  return isFrame(value) ? value : undefined
}

/** Parses a message of another process. @returns undefined for an unknown one, such as a newer version's */
export function readMessage(text: string): HeardMessage | undefined {
  const value = parsedJson(text)
  return isMessage(value) ? value : undefined
}

/** The channel of a frame. @returns '' without one */
export function channelOf({ data }: Frame): string {
  const value = typeof data === 'string' ? parsedJson(data) : data
  return hasChannel(value) ? value.channel : ''
}

/** Maximum channels per socket; a page subscribes to one. */
const MAX_CHANNELS = 20
/** A socket with more unsent data is closed. @units bytes */
const MAX_WAITING = 256 * 1024

/** Sockets of this process and their subscriptions. */
export class LiveHub {
  private readonly followers = new Map<string, Set<WebSocket>>()
  private readonly followed = new Map<WebSocket, Set<string>>()

  /** @returns whether the socket is subscribed now */
  join(socket: WebSocket, channel: string): boolean {
    const channels = this.followed.get(socket) ?? new Set()
    if (channels.size >= MAX_CHANNELS && !channels.has(channel)) return false
    this.followed.set(socket, channels.add(channel))
    this.followers.set(channel, (this.followers.get(channel) ?? new Set()).add(socket))
    return true
  }

  leave(socket: WebSocket, channel: string): void {
    this.followed.get(socket)?.delete(channel)
    const sockets = this.followers.get(channel)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.followers.delete(channel)
  }

  /** Removes a closed socket. */
  forget(socket: WebSocket): void {
    for (const channel of this.followed.get(socket) ?? []) this.leave(socket, channel)
    this.followed.delete(socket)
  }

  publish({ channel, event, data = {} }: LiveMessage): void {
    const frame = JSON.stringify({ event, channel, data: JSON.stringify(data) })
    for (const socket of this.followers.get(channel) ?? []) {
      if (socket.bufferedAmount > MAX_WAITING) socket.terminate()
      else socket.send(frame)
    }
  }
}
