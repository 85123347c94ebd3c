import { ownSchemas } from '../contract/own-schemas.ts'
import type { HeardMessage } from '../repositories/live-repository.ts'

/** What a client of the Pusher protocol sends; `data` is an object or the same as text. */
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

/** @returns undefined for what is none */
export function readFrame(text: string): Frame | undefined {
  const value = parsed(text)
  return isFrame(value) ? value : undefined
}

/** What another process told. @returns undefined for what is none, such as a newer program's */
export function readMessage(text: string): HeardMessage | undefined {
  const value = parsed(text)
  return isMessage(value) ? value : undefined
}

/** The channel a frame is about. @returns '' without one */
export function channelOf({ data }: Frame): string {
  const value = typeof data === 'string' ? parsed(data) : data
  return hasChannel(value) ? value.channel : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
