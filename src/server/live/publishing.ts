import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fitsLive, tellLive } from '../repositories/live-repository.ts'
import type { LiveMessage } from '../repositories/live-repository.ts'
import type { Services } from '../services.ts'
import { CHANNEL } from './channel.ts'
import type { LiveHub } from './hub.ts'
import type { LiveApp } from './service.ts'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

type Published = { name: string; channel?: string; channels?: string[]; data: string; socket_id?: string }

const channel = { type: 'string', pattern: CHANNEL.source }
const EVENT = {
  type: 'object',
  required: ['name', 'data'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200 },
    channel,
    channels: { type: 'array', minItems: 1, maxItems: 100, items: channel },
    data: { type: 'string' },
    socket_id: { type: 'string', maxLength: 40 },
  },
}
const ajv = new Ajv2020({ strict: true })
const isEvent = ajv.compile<Published>(EVENT)
const isBatch = ajv.compile<{ batch: Published[] }>({
  type: 'object',
  required: ['batch'],
  properties: { batch: { type: 'array', maxItems: 10, items: EVENT } },
})

const UNSIGNED = { error: 'The signature is wrong or too old.' }

const BODY_LIMIT_BYTES = 110 * 1024

/**
 * Lets another server publish to the sockets here: this one is its service. Of the HTTP API that is `events` and
 * `batch_events` on public channels, and `channels`, the ones that this process has followers of; nothing is kept.
 *
 * @source Pusher Channels HTTP API; decision 66
 */
export function servePublishing(
  app: FastifyInstance,
  { store, clock }: Services,
  live: LiveApp,
  hub: LiveHub,
): void {
  const isAllowed = ({ method, url, query, body = '' }: FastifyRequest) => {
    const path = url.split('?')[0] ?? ''
    const asked = query as Record<string, unknown>
    return isSigned({ method, path, query: asked, body: String(body) }, live, clock())
  }
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    read: (body: unknown) => Published[],
  ) => {
    if (!isAllowed(request)) return reply.code(401).send(UNSIGNED)
    const told = read(parsed(String(request.body))).flatMap(messagesOf)
    if (told.length === 0) return reply.code(400).send({ error: 'Invalid event payload' })
    const messages = told.map((message) => ({ ...message, app: live.key }))
    if (!messages.every(fitsLive)) return reply.code(413).send({ error: 'An event is too large.' })
    await store.db.transaction(async (tx) => {
      for (const message of messages) await tellLive(tx, message)
    })
    return reply.send({})
  }
  void app.register((scope, _options, done) => {
    // the signature is over the very bytes
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parse) =>
      parse(null, body),
    )
    const options = { bodyLimit: BODY_LIMIT_BYTES }
    scope.post(`/apps/${live.id}/events`, options, (request, reply) =>
      answer(request, reply, (body) => (isEvent(body) ? [body] : [])),
    )
    scope.post(`/apps/${live.id}/batch_events`, options, (request, reply) =>
      answer(request, reply, (body) => (isBatch(body) ? body.batch : [])),
    )
    scope.get(`/apps/${live.id}/channels`, (request, reply) => {
      if (!isAllowed(request)) return reply.code(401).send(UNSIGNED)
      const { filter_by_prefix: prefix = '' } = request.query as { filter_by_prefix?: string }
      return reply.send({
        channels: Object.fromEntries(hub.channels(prefix).map((name) => [name, {}])),
      })
    })
    done()
  })
}

const messagesOf = ({ name, channel: one, channels = [], data, socket_id }: Published): LiveMessage[] =>
  [...channels, ...(one === undefined ? [] : [one])].map((each) => ({
    channel: each,
    event: name,
    data,
    except: socket_id,
  }))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How far the clocks of publisher and server may be apart. */
const TOLERANCE_SECONDS = 600

type SignedRequest = { method: string; path: string; query: Readonly<Record<string, unknown>>; body: string }

/**
 * Whether a request was signed with the secret of an application, a short while ago.
 *
 * @source Pusher Channels HTTP API, "Generating authentication signatures"
 */
function isSigned({ method, path, query, body }: SignedRequest, app: LiveApp, now: Date): boolean {
  const { auth_key, auth_timestamp, auth_signature, body_md5 } = query
  if (auth_key !== app.key || typeof auth_signature !== 'string') return false
  const age = Math.abs(now.getTime() / 1_000 - Number(auth_timestamp))
  if (!(age <= TOLERANCE_SECONDS)) return false
  // a request without a body has no digest of one
  if (body !== '' && body_md5 !== createHash('md5').update(body).digest('hex')) return false
  const signed = Object.entries(query)
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name.toLowerCase()}=${String(value)}`)
    .toSorted()
    .join('&')
  const expected = createHmac('sha256', app.secret).update([method, path, signed].join('\n')).digest()
  const given = Buffer.from(auth_signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
