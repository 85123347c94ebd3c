import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { randomBytes } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { hasMarketing, marketingIds } from '#domain/marketing/vendors.ts'
import { addressAt } from '#domain/routes/address.ts'
import type { Place } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Branch } from '#generated/models.ts'

import { problemOf } from '../errors.ts'
import type { HostPlace } from '../http/places.ts'
import type { Services } from '../services.ts'
import { framePolicy, INTERCOM_REACH, reachOf } from './frame-policy.ts'
import type { Reach } from './frame-policy.ts'

/** What stands in a frame: its code, what the code is told, and what it may reach. */
type Frame = { script: string; settings: unknown; reach: Reach }
type Venue = { alias: string; branch: Branch; place: Place }

/** Frames by the last part of their address; undefined when the venue has no use for one. */
const FRAMES: Readonly<Record<string, (venue: Venue) => Frame | undefined>> = {
  tags: ({ alias, branch, place }) => {
    const ids = marketingIds(branch)
    if (!hasMarketing(branch)) return undefined
    const settings = { ids, location: addressAt(place, paths.entry(alias)) }
    return { script: '/frames/tags.js', settings, reach: reachOf(ids) }
  },
  chat: ({ branch: { chatEnabled, intercomAppId } }) =>
    chatEnabled && intercomAppId !== undefined
      ? { script: '/frames/chat.js', settings: { intercomAppId }, reach: INTERCOM_REACH }
      : undefined,
}

type Params = { alias: string; kind: string }

/**
 * Serves the frames in which code of others runs. It never runs in a page of the storefront, whose policy lets none
 * in; a frame's own policy lets in what its venue has configured.
 */
export function registerFrames(app: FastifyInstance, services: Services): void {
  app.get('/frames/:alias/:kind', async (request: FastifyRequest<{ Params: Params }>, reply) => {
    const { alias, kind } = request.params
    const place = request.place ?? services.places.platform
    const make = Object.hasOwn(FRAMES, kind) ? FRAMES[kind] : undefined
    const branch = make && (await branchOf(services, place, alias))
    const frame = branch && make({ alias, branch, place })
    return frame ? sendFrame(reply, frame) : refuse(reply)
  })
}

/** The branch whose frames may stand at a place: their code reaches what pages of that host keep. */
async function branchOf(
  { catalog, places }: Services,
  place: HostPlace,
  alias: string,
): Promise<Branch | undefined> {
  const entry = await catalog.find(alias)
  if (entry === undefined || !(await places.has(entry.tenant, place))) return undefined
  if (entry.kind === 'branch') return entry.branch
  return entry.kind === 'branchContact' ? entry.branchContact.branch : undefined
}

function sendFrame(reply: FastifyReply, { script, settings, reach }: Frame): FastifyReply {
  // what its code loads, loads more: all of it is let in by the one that this answer names
  const nonce = randomBytes(16).toString('base64')
  reply.headers({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': framePolicy(`'nonce-${nonce}' 'strict-dynamic'`, reach),
  })
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${DEFAULT_LOCALE}"><meta charset="utf-8"><title>Vitrina</title>` +
        `<script type="application/json" id="settings">${inScript(settings)}</script>` +
        `<script type="module" src="${script}" nonce="${nonce}"></script></html>`,
    )
}

/** JSON that cannot end the script element around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf('NOT_FOUND')))
