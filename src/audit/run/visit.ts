import type { Browser, Page } from 'playwright'

import type { AuditOccurrence, AuditPage } from '#generated/audit.ts'
import { newDevice } from '#preview/new-device.ts'
import { auditPage, RuleFailed } from '../audit-page.ts'
import { logLiveRegions } from '../live-log.ts'
import { findingId } from '../report/group-findings.ts'
import type { Picture } from '../report/picture.ts'
import type { AuditContext, Finding, Rule } from '../rule.ts'
import { TenantRefused, type Job, type Sighting } from './job.ts'
import { ownFinding, reasonOf } from './own-rules.ts'
import { takePicture } from './take-picture.ts'

/** Timeout of a page, which is reported. @source assumed: forty times the usual, for loaded machines */
const PAGE_LIMIT_MS = 120_000

/** Result of a page. */
export type Visit = { page: AuditPage; sightings: Sighting[] }

export type VisitOptions = AuditContext & {
  browser: Browser
  rules: readonly Rule[]
  /** filled with pictures of findings that have none yet; absent: no pictures are taken */
  pictures?: Map<string, Picture>
  clock: () => Date
}

/** Opens a page on a new device, brings it to its state, audits it, and closes it. Never throws. */
export async function visit(job: Job, options: VisitOptions): Promise<Visit> {
  const { tenant, screen, state, title, mode, width } = job
  const where: AuditOccurrence = { screen, state, title, mode, width }
  const start = options.clock()
  const findings: Finding[] = []
  let url = ''
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      findings.push(ownFinding('page-too-slow', String(PAGE_LIMIT_MS / 1000)))
      resolve()
    }, PAGE_LIMIT_MS)
  })
  const device = newDevice(options.browser, { width, scheme: mode })
  const look = async () => {
    const page = await device
    page.on('pageerror', (error) => findings.push(ownFinding('page-failed', reasonOf(error))))
    const crash = new Promise<void>((resolve) => {
      page.on('crash', () => {
        addCrash('', findings)
        resolve()
      })
    })
    await Promise.race([crash, judge(page, job, where, options, findings)])
    url = page.url()
  }
  await Promise.race([tooSlow, look().catch((error: unknown) => tell('page-crashed', error, findings))])
  await device.then((page) => page.context().close()).catch(() => undefined)
  clearTimeout(timer)
  // Findings reported while the page is closing do not count.
  const seen = [...findings]
  return {
    page: {
      tenant,
      screen,
      state,
      title,
      url,
      mode,
      width,
      seconds: Math.max(0, options.clock().getTime() - start.getTime()) / 1000,
      findings: seen.length,
    },
    sightings: seen.map((finding) => ({ tenant, where, finding })),
  }
}

async function judge(
  page: Page,
  job: Job,
  where: AuditOccurrence,
  { rules, language, pictures, clearLooks }: VisitOptions,
  findings: Finding[],
): Promise<void> {
  try {
    await logLiveRegions(page)
    await job.lead(page)
  } catch (error) {
    // A crash rejects the running action before its own event. The error page of a failed load may replace the page
    // during the first question, so a second one decides.
    const answers = () => page.evaluate(() => true)
    const isAlive = await answers()
      .catch(answers)
      .catch(() => false)
    const why = error instanceof TenantRefused ? 'tenant-refused' : 'state-unreachable'
    if (isAlive) tell(why, error, findings)
    else addCrash(reasonOf(error), findings)
    return
  }
  // Pictures are taken in the state, which some rules end.
  for (const stage of [rules.filter(({ leaves }) => !leaves), rules.filter(({ leaves }) => leaves)]) {
    if (stage.length === 0) continue
    const found = await auditPage(page, stage, { language, clearLooks }).catch((error: unknown) => {
      tell('rule-failed', error, findings)
      return error instanceof RuleFailed ? error.found : []
    })
    findings.push(...found)
    if (pictures) await illustrate(page, job.tenant, found, where, pictures)
  }
}

function tell(
  rule: 'tenant-refused' | 'state-unreachable' | 'rule-failed' | 'page-crashed',
  error: unknown,
  findings: Finding[],
): void {
  const target = error instanceof RuleFailed ? error.rule : 'html'
  findings.push(ownFinding(rule, reasonOf(error), target))
}

/** Reports a crash once, even if several places notice it. */
function addCrash(reason: string, findings: Finding[]): void {
  if (!findings.some(({ rule }) => rule === 'page-crashed')) findings.push(ownFinding('page-crashed', reason))
}

async function illustrate(
  page: Page,
  tenant: string,
  found: readonly Finding[],
  where: AuditOccurrence,
  pictures: Map<string, Picture>,
): Promise<void> {
  for (const finding of found) {
    const id = findingId(tenant, finding)
    if (pictures.has(id) || pictures.size >= MOST_PICTURES) continue
    const picture = await takePicture(page, finding, where).catch(() => undefined)
    if (picture) pictures.set(id, picture)
  }
}

/** More would make the report too large for browsers: about 20 kB each. @source assumed */
const MOST_PICTURES = 400
