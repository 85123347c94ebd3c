import pg from 'pg'

import { toldQuery } from '../observe/signals.ts'

/** Texts that are seen; lists of any length make many of them. */
const MAX_SEEN = 500

/** What was asked once, by its text, and what was asked again, with the name it is prepared under. */
const seen = new Set<string>()
const names = new Map<string, string>()

/** @returns undefined for what is asked the first time, and for more texts than there may be */
function nameOf(text: string): string | undefined {
  if (seen.has(text) && !names.has(text)) names.set(text, `vitrina_${names.size}`)
  if (seen.size < MAX_SEEN) seen.add(text)
  return names.get(text)
}

type Ask = (...args: unknown[]) => unknown
type Question = { text: string; name?: string }

const isQuestion = (asked: unknown): asked is Question =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)

/**
 * A connection that prepares what is asked again: the database parses and plans a statement once for each connection, not
 * once for each order. Planning the statement that writes an order takes longer than doing it.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as Ask
    this.query = ((asked: unknown, ...rest: unknown[]) => {
      if (typeof asked === 'string') return toldQuery(asked, ask, [asked, ...rest])
      if (!isQuestion(asked)) return ask(asked, ...rest)
      return toldQuery(asked.text, ask, [{ ...asked, name: asked.name ?? nameOf(asked.text) }, ...rest])
    }) as typeof this.query
  }
}
