import type { Db } from './store-shape.ts'

/** How often a transaction is begun. @source assumed: each time one of those that stood in its way has ended */
const MOST_TRIES = 5

/**
 * SQLSTATE of a transaction that the database took back, so that another can go on: serialization_failure, deadlock_detected.
 * @source PostgreSQL 15, appendix A; §13.5 "retry the complete transaction"
 */
const STATES = new Set(['40001', '40P01'])

/**
 * Whether an error, or what caused it, says that a transaction was taken back for another.
 * @errors none
 */
export function isTakenBack(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && STATES.has(String(error.code))) || isTakenBack(error.cause)
}

/**
 * Runs a transaction that was taken back for another once more, from its beginning: nothing of it has happened. So whatever
 * runs in a transaction reads all that it goes by inside of it, and does nothing else than write.
 * @returns the same database
 * @errors what the last of {@link MOST_TRIES} tries says
 */
export function againWhenTakenBack<D extends Pick<Db, 'transaction'>>(db: D): D {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await once(work, config)
      } catch (error) {
        if (tries === MOST_TRIES || !isTakenBack(error)) throw error
      }
  }
  return db
}
