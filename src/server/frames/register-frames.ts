import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { randomBytes } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { hasMarketing, marketingIds } from '#domain/marketing/vendors.ts'
import { addressAt, type Place } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Branch } from '#generated/models.ts'

import { sendProblem } from '../answer-error.ts'
import type { HostPlace } from '../http/places.ts'
import type { Services } from '../services.ts'
import { framePolicy, INTERCOM_REACH, reachOf, type Reach } from './frame-policy.ts'

/** A frame's script, its settings, and the sources it may access. */
type Frame = { script: string; settings: unknown; reach: Reach }
type Venue = { alias: string; branch: Branch; place: Place }

/** Frames by the last segment of their path; undefined when the venue does not use one. */
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

type Params = { alias: string; kind: string; page: string }

/**
 * Serves the frames that run third-party code. Such code never runs in a storefront page, whose policy forbids it; a
 * frame's own policy allows what its venue configured. With FRAMES_ORIGIN, frames of pages on the platform run on that
 * origin, where browsers store no data of pages; the embedding page's origin is passed in the request. A tenant's own
 * host has no data of other tenants, and vendors' cookies belong to its site.
 */
export function registerFrames(app: FastifyInstance, services: Services): void {
  const { places, config } = services
  type Asked = FastifyRequest<{ Params: Params }>
  const frameOf = async ({ params: { alias, kind } }: Asked, place: HostPlace) => {
    const make = Object.hasOwn(FRAMES, kind) ? FRAMES[kind] : undefined
    const branch = make && (await branchOf(services, place, alias))
    return branch && make({ alias, branch, place })
  }
  app.get('/frames/:alias/:kind', async (request: Asked, reply) => {
    const place = request.place ?? places.platform
    const frame = places.isForFrames(request.host) ? undefined : await frameOf(request, place)
    if (frame === undefined) return sendProblem(reply, 'NOT_FOUND')
    // requests by the machine's own name see pages on another origin than visitors do
    const isHere = place.tenant !== undefined || (config.publicOrigin !== undefined && !place.isPublic)
    if (config.framesOrigin === undefined || isHere) return sendFrame(reply, frame)
    const { alias, kind } = request.params
    const path = ['frames', alias, kind, place.origin].map(encodeURIComponent).join('/')
    const search = request.url.indexOf('?')
    return reply.redirect(`${config.framesOrigin}/${path}${search < 0 ? '' : request.url.slice(search)}`)
  })
  app.get('/frames/:alias/:kind/:page', async (request: Asked, reply) => {
    const { page } = request.params
    const { localAddress } = request.socket
    const place = places.isForFrames(request.host) ? await places.ofPage(page, localAddress) : undefined
    const frame = place && (await frameOf(request, place))
    return frame ? sendFrame(reply, frame, page) : sendProblem(reply, 'NOT_FOUND')
  })
}

/** The branch whose frames may run at a place: their code can access data stored for that host. */
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

function sendFrame(reply: FastifyReply, { script, settings, reach }: Frame, page?: string): FastifyReply {
  // scripts load further scripts; the nonce of this response allows all of them
  const nonce = randomBytes(16).toString('base64')
  reply.headers({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': framePolicy(`'nonce-${nonce}' 'strict-dynamic'`, { ...reach, page }),
  })
  // this header only supports the same origin; the policy has the same rule
  if (page !== undefined) reply.removeHeader('x-frame-options')
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${DEFAULT_LOCALE}"><meta charset="utf-8"><title>Vitrina</title>` +
        `<script type="application/json" id="settings">${inScript(settings)}</script>` +
        `<script type="module" src="${script}" nonce="${nonce}"></script></html>`,
    )
}

/** JSON that cannot close the surrounding script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
