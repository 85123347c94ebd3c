import { setTimeout as delay } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { cutText } from '#domain/documents/cut-text.ts'
import type { ApplicationState, TenantApplication } from '#generated/models.ts'

import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { ApplicationProgress } from '../db/schema/tenants.ts'
import type { Store } from '../db/store.ts'
import {
  beginApplication,
  findApplication,
  noteApplication,
} from '../repositories/tenant-application-repository.ts'
import { applyTenants, emptyReport, type ApplyReport } from '../tenants/apply-tenants.ts'
import type { JudgeLayouts } from '../tenants/layout-faults.ts'

const MAX_TEXT = 300
const MAX_ERRORS = 200
/** How often progress is recorded. */
const NOTE_MS = 1_000

const NOTHING = emptyReport()

declare module 'fastify' {
  interface FastifyInstance {
    applications: TenantApplications
  }
}

type Needs = {
  store: Store
  config: Pick<Config, 'tenantsDir' | 'imagesDir'>
  clock: Clock
  judgeLayouts?: JudgeLayouts
  log: FastifyBaseLogger
}

/** Applications of the tenant folders on an operator's request; they continue after the response. */
export class TenantApplications {
  private readonly services: Needs
  private readonly ending = new AbortController()
  private running?: Promise<void>

  constructor(services: Needs) {
    this.services = services
  }

  /** Starts an application unless one is running in any process. */
  async begin(): Promise<TenantApplication> {
    const { store, clock } = this.services
    const startedAt = clock()
    const progress = progressOf('RUNNING', NOTHING, 0)
    if (await beginApplication(store.db, startedAt, progress)) this.running = this.run(startedAt)
    return (await this.find()) ?? { ...progress, startedAt: startedAt.toISOString() }
  }

  /** The latest application. */
  async find(): Promise<TenantApplication | undefined> {
    const found = await findApplication(this.services.store.db)
    if (found === undefined) return undefined
    const { progress, startedAt, endedAt, isSilent } = found
    return {
      ...progress,
      ...(endedAt === null && isSilent && { state: 'STOPPED' }),
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString(),
    }
  }

  /** Waits for the application that this process runs. */
  async settled(): Promise<void> {
    await this.running
  }

  /** Stops after the current folder. */
  async end(): Promise<void> {
    this.ending.abort()
    await this.settled()
  }

  private async run(startedAt: Date): Promise<void> {
    const { store, config, clock, judgeLayouts, log } = this.services
    const { signal } = this.ending
    let last = { report: NOTHING, total: 0 }
    let state: ApplicationState = 'STOPPED'
    const ended = new AbortController()
    const noting = this.noteEverySecond(startedAt, ended.signal, () =>
      progressOf('RUNNING', last.report, last.total),
    )
    try {
      const report = await applyTenants(store, {
        tenantsDir: config.tenantsDir,
        imagesDir: config.imagesDir,
        clock,
        judgeLayouts,
        prune: true,
        signal,
        onProgress: (soFar, total) => (last = { report: soFar, total }),
      })
      last = { ...last, report }
      if (!signal.aborted) state = 'DONE'
    } catch (error) {
      log.error({ err: error }, 'the application of the tenants ended early')
    }
    ended.abort()
    await noting
    await this.note(startedAt, { progress: progressOf(state, last.report, last.total), endedAt: clock() })
  }

  /** Also serves as a heartbeat: one folder with many pictures takes minutes. */
  private async noteEverySecond(
    startedAt: Date,
    ended: AbortSignal,
    soFar: () => ApplicationProgress,
  ): Promise<void> {
    while (!ended.aborted) {
      await delay(NOTE_MS, undefined, { signal: ended }).catch(() => undefined)
      if (!ended.aborted) await this.note(startedAt, { progress: soFar() })
    }
  }

  private async note(
    startedAt: Date,
    change: { progress: ApplicationProgress; endedAt?: Date },
  ): Promise<void> {
    const { store, log } = this.services
    await noteApplication(store.db, startedAt, change).catch((error: unknown) =>
      log.error({ err: error }, 'how far the application is cannot be noted'),
    )
  }
}

function progressOf(
  state: ApplicationState,
  { added, changed, removed, unchanged, refused, faults }: ApplyReport,
  total: number,
): ApplicationProgress {
  return {
    state,
    total,
    done: added.length + changed.length + unchanged.length + refused.length,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    unchanged: unchanged.length,
    refused: refused.length,
    errors: faults.slice(0, MAX_ERRORS).map(({ file, path, found, expected }) => ({
      path: cutText(`${file} ${path}`, MAX_TEXT),
      message: cutText(`found ${found}, expected ${expected}`, MAX_TEXT),
    })),
  }
}
