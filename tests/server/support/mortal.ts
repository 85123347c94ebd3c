import { getTableName, is, Table } from 'drizzle-orm'

import type { Db, Store } from '#server/db/store.ts'
import type { PaymentProvider } from '#server/payments/contract.ts'
import { CrashError } from './faulty-bank.ts'

/** What a provider does for us; the rest says only what it is. */
const CALLS: readonly (keyof PaymentProvider)[] = [
  'charge',
  'createLink',
  'find',
  'confirm',
  'refund',
  'closeLink',
]
const WRITES = ['insert', 'update', 'delete', 'execute']

type Method = (...args: unknown[]) => unknown
type Then = Promise<unknown>['then']

/**
 * A process that can be killed between any two of its steps: what it writes outside of a transaction, a transaction that it
 * commits, and a call to a provider. Dead, it reads and writes nothing more, and whatever it was waiting for fails. A crash
 * inside of a transaction is a crash before it, and a statement that changed nothing is no step.
 */
export class Mortal {
  /** steps since the last birth: the table that was written, the call to a provider, or 'transaction' */
  steps: string[] = []
  private diesAfter = Number.POSITIVE_INFINITY

  /** @param diesAfter - the last step that it makes; none for 0 */
  revive(diesAfter: number): void {
    this.steps = []
    this.diesAfter = diesAfter
  }

  private live(): void {
    if (this.steps.length >= this.diesAfter) throw new CrashError('The process is dead')
  }

  private async take<T>(name: string, step: () => Promise<T>): Promise<T> {
    this.live()
    const done = await step()
    if (changesSomething(done)) this.steps.push(name)
    this.live()
    return done
  }

  store(store: Store): Store {
    return { ...store, db: this.db(store.db) }
  }

  provider(provider: PaymentProvider): PaymentProvider {
    return new Proxy(provider, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (!CALLS.some((call) => call === name) || typeof value !== 'function') return value
        return (...args: unknown[]) =>
          this.take(String(name), async () => (value as Method).apply(target, args))
      },
    })
  }

  private db(db: Db): Db {
    return new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        const method = value as Method
        if (name === 'transaction')
          return (...args: unknown[]) => this.take(name, async () => method.apply(target, args))
        return (...args: unknown[]) => {
          this.live()
          const made = method.apply(target, args)
          if (!WRITES.includes(String(name))) return made
          const table = is(args[0], Table) ? getTableName(args[0]) : String(name)
          return this.statement(made as object, table)
        }
      },
    })
  }

  /** A statement under construction, which is sent when somebody waits for it. */
  private statement<T extends object>(built: T, table: string): T {
    return new Proxy(built, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'then') {
          const sent = async () =>
            new Promise((resolve, reject) => {
              void (value as Then).call(target, resolve, reject)
            })
          const taken = (): Promise<unknown> => this.take(table, sent)
          return (...heard: Parameters<Then>) => taken().then(...heard)
        }
        return (...args: unknown[]) => {
          const next = (value as Method).apply(target, args)
          return typeof next === 'object' && next !== null ? this.statement(next, table) : next
        }
      },
    })
  }
}

/** What a database says of a statement: rows that it gave back, or how many it changed; a transaction may say the same. */
function changesSomething(done: unknown): boolean {
  if (done === 0) return false
  if (Array.isArray(done)) return done.length > 0
  const { affectedRows, rowCount } = (done ?? {}) as { affectedRows?: number; rowCount?: number | null }
  return (affectedRows ?? rowCount ?? 1) > 0
}
