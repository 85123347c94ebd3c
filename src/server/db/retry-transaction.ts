import type { Db } from './store-shape.ts'

/** @source assumed: each time one of the transactions in its way has ended */
const MAX_ATTEMPTS = 5

/**
 * SQLSTATE of a transaction that the database rolled back in favour of another: serialization_failure,
 * deadlock_detected.
 * @source PostgreSQL 15, appendix A; §13.5 "retry the complete transaction"
 */
const STATES = new Set(['40001', '40P01'])

/**
 * Whether an error, or what caused it, says that the database rolled a transaction back in favour of another.
 * @errors none
 */
export function isRolledBack(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && STATES.has(String(error.code))) || isRolledBack(error.cause)
}

/**
 * Runs a transaction again from its beginning after the database rolled it back. So its work must read what it
 * depends on inside the transaction, and undo what an earlier attempt changed outside the database.
 * @returns the same database
 * @errors that of the last of {@link MAX_ATTEMPTS} attempts
 */
export function retryOnRollback<D extends Pick<Db, 'transaction'>>(db: D): D {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await once(work, config)
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRolledBack(error)) throw error
      }
  }
  return db
}
