import {
  channel,
  subscribe,
  tracingChannel,
  unsubscribe,
  type Channel,
  type TracingChannel,
} from 'node:diagnostics_channel'

/** What is told of work that takes time; nothing in it names a person, an order or an address. */
export type Work = {
  /** a statement: its first word; a job: its queue; a page: its kind */
  name: string
}

type Signal = TracingChannel<unknown, Work>

/** Told to whoever measures or traces, and to nobody where neither is switched on. */
export const QUERIES: Signal = tracingChannel('vitrina.query')
export const JOBS: Signal = tracingChannel('vitrina.job')
export const RENDERS: Signal = tracingChannel('vitrina.render')

/** How a page was answered: kept before, drawn and kept, waited for with others, or never kept. */
export type PageAnswer = 'hit' | 'miss' | 'shared' | 'once'
export const PAGE_ANSWERS = channel('vitrina.page-answer')

/** A state that an order came to. */
export const ORDER_STATES = channel('vitrina.order-state')

/** Hears what is told on a channel. @returns what ends it */
export function onSignal({ name }: Channel, onMessage: (message: unknown) => void): () => void {
  subscribe(name, onMessage)
  return () => unsubscribe(name, onMessage)
}

/** Does some work, and tells when it began, ended or failed. */
export function told<T>(signal: Signal, name: string, work: () => Promise<T>): Promise<T> {
  return isHeard(signal) ? signal.tracePromise(work, { name }) : work()
}

/** The same for work that is given on with its arguments, and answers by a promise or a callback at the end. */
export function toldQuery(text: string, ask: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  if (!isHeard(QUERIES)) return ask(...args)
  const about = { name: verbOf(text) }
  return typeof args.at(-1) === 'function'
    ? QUERIES.traceCallback(ask, -1, about, undefined, ...(args as never[]))
    : QUERIES.tracePromise(ask as never, about, undefined, ...(args as never[]))
}

const isHeard = ({ start, asyncEnd }: Signal): boolean => start.hasSubscribers || asyncEnd.hasSubscribers

const VERBS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|notify|listen)\b/i

/** The first word of a statement, among a few; nothing of what it speaks of. */
const verbOf = (text: string): string => VERBS.exec(text)?.[1]?.toLowerCase() ?? 'other'
