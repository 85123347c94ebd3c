import type { Clock } from '../clock.ts'
import type { Db } from '../db/store.ts'
import type { ResolvedTenant } from './resolved.ts'
import { serveTenant } from './serve-tenant.ts'

export type TenantWrite = {
  tenant: ResolvedTenant
  /** mark of its folder */
  mark: string | undefined
  /** hash of the version to replace; any other version is left alone */
  over: string | undefined
}

/** Whether a tenant was written; false when another version is there already. */
export type Outcome = { isWritten: boolean; error?: unknown }

type Run = { run: Promise<Run>; write: TenantWrite; outcome: Outcome }
type OnSettled = (write: TenantWrite, outcome: Outcome) => void

/**
 * Writes several tenants concurrently, each in its own transaction. Writes that want the same name run in order, so
 * that the first one gets it.
 */
export class TenantWrites {
  private readonly db: Db
  private readonly clock: Clock
  private readonly atOnce: number
  private readonly onSettled: OnSettled
  /** running writes and the names they want */
  private readonly underWay = new Map<Promise<Run>, readonly string[]>()

  constructor(db: Db, clock: Clock, atOnce: number, onSettled: OnSettled) {
    this.db = db
    this.clock = clock
    this.atOnce = atOnce
    this.onSettled = onSettled
  }

  /** Starts the write as soon as there is room. @errors those of earlier writes, as they settle */
  async add(write: TenantWrite): Promise<void> {
    const { entities, hosts } = write.tenant
    const names = new Set([...entities.map(({ alias }) => alias), ...hosts.map(({ host }) => host)])
    while (this.underWay.size >= this.atOnce) await this.one()
    while ([...this.underWay.values()].some((others) => others.some((name) => names.has(name))))
      await this.one()
    const run: Promise<Run> = this.outcomeOf(write).then((outcome) => ({ run, write, outcome }))
    this.underWay.set(run, [...names])
  }

  /** Waits for all running writes. @errors as {@link add} */
  async end(): Promise<void> {
    while (this.underWay.size > 0) await this.one()
  }

  /** Waits for the next write to settle. */
  private async one(): Promise<void> {
    const { run, write, outcome } = await Promise.race(this.underWay.keys())
    this.underWay.delete(run)
    this.onSettled(write, outcome)
  }

  private async outcomeOf({ tenant, mark, over }: TenantWrite): Promise<Outcome> {
    try {
      const isWritten = await this.db.transaction((tx) =>
        serveTenant(tx, tenant, this.clock(), { mark, over }),
      )
      return { isWritten }
    } catch (error) {
      return { isWritten: false, error }
    }
  }
}
