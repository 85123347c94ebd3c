import { toKeep } from './plan.ts'
import { freshRiderPage, keepRiderPage, riderData, riderFile, storeData } from './rider-cache.ts'
import { riderPlanOf, type RiderPlan } from './rider-plan.ts'
import type { WorkerScope } from './worker-scope.ts'

// The types of this file are those of a page; here the global is a worker's.
const scope = globalThis as unknown as WorkerScope
const { caches, clients } = scope
const { origin } = scope.location

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

/** A page tells where it is, and what came to it without this worker. */
scope.addEventListener('message', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  for (const url of toKeep(event.data)) {
    const page = riderPlanOf({ method: 'GET', mode: 'navigate', url }, origin)
    if (page?.kind === 'page') later(fetchAndKeep(url, page))
    else if (riderPlanOf({ method: 'GET', mode: 'cors', url }, origin)?.kind === 'file')
      later(riderFile(caches, new Request(url), later).catch(() => undefined))
  }
})

/** Without a network there is nothing to keep, and nobody waits for it. */
async function fetchAndKeep(url: string, { alias, screen }: RiderPlan & { kind: 'page' }): Promise<void> {
  const answer = await fetch(url).catch(() => undefined)
  if (!answer) return
  const works: Promise<unknown>[] = [keepRiderPage(caches, { origin, alias, screen }, answer)]
  for (const request of storeData(origin, alias))
    works.push(riderData(caches, request, (work) => works.push(work)).catch(() => undefined))
  // Each work may have brought another one.
  for (let done = 0; done < works.length; done += 1) await works[done]
}

scope.addEventListener('fetch', (event) => {
  const plan = riderPlanOf(event.request, origin)
  if (!plan) return
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (plan.kind === 'page')
    event.respondWith(freshRiderPage(caches, { ...plan, origin }, event.request, later))
  else if (plan.kind === 'file') event.respondWith(riderFile(caches, event.request, later))
  else event.respondWith(riderData(caches, event.request, later))
})
