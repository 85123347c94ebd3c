import { answerPage } from './answer-page.ts'
import { cachedFirst, type Bounds } from './bounded-cache.ts'
import { named, planOf } from './plan.ts'
import { dropOldOrders } from './rider-cache.ts'
import { code, dropOldShells, fetchShell, type Shell } from './shell.ts'
import { dropHalfPages, freshData, keepOfflinePage, keepPage } from './venue-cache.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Prepended by the build: the files of the build. */
declare const SHELL: Shell

/** A brand has one font and about two dozen visible pictures; pictures of plates are smaller than this limit. */
const BOUNDS: Record<'font' | 'picture', Bounds> = {
  font: { name: 'vitrina-fonts', entries: 6, size: 300_000 },
  picture: { name: 'vitrina-pictures', entries: 120, size: 200_000 },
}

// TypeScript types this file as a page; here the global is a worker's.
const scope = globalThis as unknown as WorkerScope
const { caches, clients } = scope
/** Alias at the root of this host. */
const home = new URLSearchParams(scope.location.search).get('home') ?? undefined

scope.addEventListener('install', (event) => {
  event.waitUntil(fetchShell(caches, SHELL).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

/** This build takes over; pages that are open already are cached as if they were opened now. */
async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable()
  await clients.claim()
  await dropOldShells(caches, SHELL)
  await dropHalfPages(caches)
  const open = await clients.matchAll()
  await Promise.all([...new Set(open.map(({ url }) => url))].map(fetchAndKeep))
}

/** Without a network there is nothing to cache, and nothing waits for it. */
async function fetchAndKeep(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => undefined)
  if (answer) await keepPage(caches, url, answer, home)
}

/** A page reports what it loaded without this worker. */
scope.addEventListener('message', (event) => {
  // caches of the delivery pages' worker, which may never run again
  event.waitUntil(dropOldOrders(caches))
  for (const url of named('keep', event.data)) {
    const referrer = event.source?.url ?? ''
    const planAs = (mode: string) =>
      planOf({ method: 'GET', mode, url, referrer }, scope.location.origin, home)
    const plan = planAs('same-origin')
    const page = planAs('navigate')
    const later = (work: Promise<unknown>) => event.waitUntil(work)
    const route = page?.kind === 'page' ? page.route : undefined
    if (route?.kind === 'menu') later(fetchAndKeep(url))
    else if (route && 'alias' in route) later(keepOfflinePage(caches, route.alias))
    else if (plan?.kind === 'data')
      later(freshData(caches, new Request(url), plan.alias, later).catch(() => undefined))
    else if (plan?.kind === 'font' || plan?.kind === 'picture')
      later(cachedFirst(caches, new Request(url), BOUNDS[plan.kind], later).catch(() => undefined))
  }
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const plan = planOf(request, scope.location.origin, home)
  if (!plan) return
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (plan.kind === 'page') event.respondWith(answerPage(caches, event, home))
  else if (plan.kind === 'code') event.respondWith(code(caches, request))
  else if (plan.kind === 'data') event.respondWith(freshData(caches, request, plan.alias, later))
  else event.respondWith(cachedFirst(caches, request, BOUNDS[plan.kind], later))
})
