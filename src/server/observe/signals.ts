import {
  channel,
  subscribe,
  tracingChannel,
  unsubscribe,
  type Channel,
  type TracingChannel,
} from 'node:diagnostics_channel'

/** Describes a piece of work; contains no person, order or address. */
export type Work = {
  /** statement: its first word; job: its queue; page: its kind */
  name: string
}

type Signal = TracingChannel<unknown, Work>

/** Tracing channel; without subscribers it costs nothing. */
export const QUERIES: Signal = tracingChannel('vitrina.query')
export const JOBS: Signal = tracingChannel('vitrina.job')
export const RENDERS: Signal = tracingChannel('vitrina.render')

/** Source of a page: cached; rendered and cached; waited for a concurrent rendering; or not cacheable. */
export type PageAnswer = 'hit' | 'miss' | 'shared' | 'once'
export const PAGE_ANSWERS = channel('vitrina.page-answer')

/** An order's new state. */
export const ORDER_STATES = channel('vitrina.order-state')

/** Subscribes to a channel. @returns the function that unsubscribes */
export function onSignal({ name }: Channel, onMessage: (message: unknown) => void): () => void {
  subscribe(name, onMessage)
  return () => unsubscribe(name, onMessage)
}

/** Runs work and publishes its start, end and failure. */
export function traced<T>(signal: Signal, name: string, work: () => Promise<T>): Promise<T> {
  return hasSubscribers(signal) ? signal.tracePromise(work, { name }) : work()
}

/** Like {@link traced} for a function called with its arguments that returns a promise or takes a callback last. */
export function tracedQuery(text: string, ask: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  if (!hasSubscribers(QUERIES)) return ask(...args)
  const about = { name: verbOf(text) }
  return typeof args.at(-1) === 'function'
    ? QUERIES.traceCallback(ask, -1, about, undefined, ...(args as never[]))
    : QUERIES.tracePromise(ask as never, about, undefined, ...(args as never[]))
}

const hasSubscribers = ({ start, asyncEnd }: Signal): boolean =>
  start.hasSubscribers || asyncEnd.hasSubscribers

const VERBS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|notify|listen)\b/i

/** The first word of a statement, if known; no values. */
const verbOf = (text: string): string => VERBS.exec(text)?.[1]?.toLowerCase() ?? 'other'
