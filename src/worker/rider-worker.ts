import { isRecord } from '#domain/documents/is-record.ts'
import { named } from './plan.ts'
import {
  dropOldOrders,
  forgetOrderPage,
  forgetOrderPages,
  freshOrderPage,
  freshRiderPage,
  keepPage,
  orderPage,
  riderData,
  riderFile,
  riderPage,
  storeData,
  type KeptAt,
} from './rider-cache.ts'
import { riderPlanOf } from './rider-plan.ts'
import type { WorkerScope } from './worker-scope.ts'
import { timeLimit } from '#platform/time-limit.ts'

// TypeScript types this file as a page; here the global is a worker's.
const scope = globalThis as unknown as WorkerScope
const { caches, clients } = scope
const { origin } = scope.location

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

/** Queue of changes to the order pages, so that an earlier write cannot restore a deleted page. */
let ofOrders: Promise<unknown> = Promise.resolve()
const inTurn = (work: () => Promise<unknown>) => (ofOrders = ofOrders.then(work).catch(() => undefined))

/** A page reports its address, what it loaded without this worker, and that its order is finished. */
scope.addEventListener('message', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  const planAs = (mode: string, url: string) => riderPlanOf({ method: 'GET', mode, url }, origin)
  for (const url of named('keep', event.data)) {
    const page = planAs('navigate', url)
    if (page?.kind === 'page') later(fetchAndKeep(url, page, riderPage(origin, page.alias, page.screen)))
    else if (page?.kind === 'order') void inTurn(() => fetchAndKeep(url, page, orderPage(url)))
    else if (planAs('cors', url)?.kind === 'file')
      later(riderFile(caches, new Request(url), later).catch(() => undefined))
  }
  // the person has left the device
  if (isRecord(event.data) && event.data.forget === 'all') void inTurn(() => forgetOrderPages(caches))
  for (const url of named('forget', event.data))
    if (planAs('navigate', url)?.kind === 'order') void inTurn(() => forgetOrderPage(caches, url))
  later(inTurn(() => dropOldOrders(caches)))
})

/** How long a pending write waits for an unresponsive network. @units milliseconds */
const ANSWER_MS = 30_000

/** Without a network there is nothing to cache, and nothing waits for it. */
async function fetchAndKeep(url: string, { alias }: { alias: string }, place: KeptAt): Promise<void> {
  const answer = await fetch(url, { signal: timeLimit(ANSWER_MS) }).catch(() => undefined)
  if (!answer) return
  const works: Promise<unknown>[] = [keepPage(caches, place, answer)]
  for (const request of storeData(origin, alias))
    works.push(riderData(caches, request, (work) => works.push(work)).catch(() => undefined))
  // Work may add more work.
  for (let done = 0; done < works.length; done += 1) await works[done]
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const plan = riderPlanOf(request, origin)
  if (!plan) return
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (plan.kind === 'page') {
    const page = riderPage(origin, plan.alias, plan.screen)
    event.respondWith(freshRiderPage(caches, page, request, later))
  } else if (plan.kind === 'order') event.respondWith(freshOrderPage(caches, request))
  else if (plan.kind === 'file') event.respondWith(riderFile(caches, request, later))
  else event.respondWith(riderData(caches, request, later))
})
