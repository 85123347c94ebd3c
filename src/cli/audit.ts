import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import type { AuditReport } from '#generated/audit.ts'
import { changedFiles, placeOfTenants } from '#audit/matrix/changed-files.ts'
import { planStage, planUrls, type Plan } from '#audit/plan.ts'
import { NO_RATCHET, readRatchet } from '#audit/ratchet/read-ratchet.ts'
import { buildReport } from '#audit/report/build-report.ts'
import type { Picture } from '#audit/report/picture.ts'
import { terminalReport } from '#audit/report/terminal.ts'
import { writeReports } from '#audit/report/write-reports.ts'
import { rules } from '#audit/rules/index.ts'
import { runJobs } from '#audit/run/run-jobs.ts'
import { isUnjudged, ownRules } from '#audit/run/own-rules.ts'
import { showProgress } from '#audit/run/progress.ts'
import { auditText } from '#messages/audit-report.ts'
import { auditRules } from '#messages/audit-rules.ts'
import { launchBrowser } from '#preview/launch-browser.ts'
import { SCREENS } from '#scenarios/state.ts'
import { STATES } from '#scenarios/states.ts'
import { readConfig } from '#server/config.ts'
import { listTenantFolders } from '#server/tenants/read-folder.ts'
import { AUDIT_USAGE, readAuditOptions, refuseUnknown, urlsOf, type AuditOptions } from './audit-options.ts'
import { makeOutputFolder } from './make-output-folder.ts'
import { SIGNALS, STOPPED } from './stopped.ts'
import { UsageError, withUsage } from './usage-error.ts'

const RATCHET_FILE = 'audit-ratchet.json'

/** Exit codes: 2 when the audit could not start or a page could not be audited; another one when it was stopped. */
const CLEAN = 0
const FINDINGS = 1
const NOT_JUDGED = 2

/** Audits tenants, or any URLs, in a real browser. */
export const audit = (args: readonly string[]): Promise<number> =>
  withUsage(AUDIT_USAGE, async () => {
    const report = await run(readAuditOptions(args))
    if (report.partial) return STOPPED
    if (report.findings.some(isUnjudged)) return NOT_JUDGED
    return report.verdict === 'clean' ? CLEAN : FINDINGS
  })

async function run(options: AuditOptions): Promise<AuditReport> {
  const chosen = chosenRules(options)
  const ratchet = await readRatchetFile(options.ratchet)
  const pictures = options.formats.includes('html') ? new Map<string, Picture>() : undefined
  const clock = () => new Date()
  const stop = new AbortController()
  const progress = showProgress(process.stderr, clock)
  if (options.report !== undefined) makeOutputFolder(options.report)
  const ends: (() => Promise<void>)[] = []
  const interrupt = () => {
    // the second signal exits at once; so does the first while there is nothing to report
    if (ends.length === 0 || stop.signal.aborted) process.exit(STOPPED)
    stop.abort()
    progress.say(auditText('progress.stopping'))
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  try {
    const plan = await makePlan(options)
    ends.push(() => plan.close())
    const browser = await launchBrowser()
    ends.unshift(async () => {
      // pages of a stopped run; closing them makes pending calls fail without effect
      await Promise.all(browser.contexts().map((context) => context.close()))
      await browser.close()
    })
    if (plan.prepare) {
      progress.say(auditText('progress.preparing'))
      await plan.prepare(stop.signal)
    }
    const outcome = await runJobs(plan.jobs, {
      browser,
      rules: chosen,
      language: options.language,
      parallel: options.jobs ?? availableParallelism(),
      signal: stop.signal,
      pictures,
      clock,
      onProgress: progress.update,
    })
    progress.end()
    const described = chosen.map(({ id, wcag }) => {
      const { title, help } = auditRules[id]
      return { id, title, help, wcag: [...wcag] }
    })
    const isWhole = plan.isWhole && options.rules === undefined
    const report = buildReport(outcome, plan.matrix, [...described, ...ownRules()], ratchet, isWhole)
    await hand(report, pictures ?? new Map(), options)
    return report
  } finally {
    for (const end of ends) await end()
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}

async function hand(
  report: AuditReport,
  pictures: ReadonlyMap<string, Picture>,
  { formats, report: folder }: AuditOptions,
): Promise<void> {
  if (formats.includes('terminal'))
    process.stdout.write(terminalReport(report, process.stdout.isTTY && !process.env.NO_COLOR))
  if (folder === undefined) return
  // other sites' pages are in no folder and need no settings
  const isOfTenants = report.matrix.kind !== 'urls'
  const tenantsAt = isOfTenants ? await placeOfTenants(readConfig(process.env).tenantsDir) : ''
  for (const file of await writeReports(report, { pictures, tenantsAt }, folder, formats))
    process.stdout.write(`${auditText('terminal.written', { file })}\n`)
}

async function makePlan(options: AuditOptions): Promise<Plan> {
  const { narrowing, urlsFile, since, sample } = options
  if (options.urls.length > 0 || urlsFile !== undefined) {
    const listed = urlsFile === undefined ? [] : urlsOf(await readFile(urlsFile, 'utf8'), urlsFile)
    const urls = [...new Set([...options.urls, ...listed])]
    if (urls.length === 0) throw new UsageError(`${urlsFile} holds no address`)
    return planUrls(urls, narrowing)
  }
  const { tenantsDir } = readConfig(process.env)
  const tenants = await listTenantFolders(tenantsDir)
  refuseUnknown('--tenant', narrowing.tenants, tenants)
  refuseUnknown('--screen', narrowing.screens, SCREENS)
  refuseUnknown(
    '--state',
    narrowing.states,
    STATES.map(({ id }) => id),
  )
  const changed = since === undefined ? undefined : { ...(await changedFiles(since, tenantsDir)), tenants }
  const plan = await planStage({ tenantsDir, narrowing, changed, sample })
  if (plan.jobs.length > 0 || changed !== undefined) return plan
  await plan.close()
  throw new UsageError('No page of these tenants has such a screen or state')
}

function chosenRules({ rules: asked }: AuditOptions) {
  refuseUnknown(
    '--rule',
    asked,
    rules.map(({ id }) => id),
  )
  return rules.filter(({ id }) => asked?.includes(id) ?? true)
}

async function readRatchetFile(named: string | undefined) {
  const file = named ?? path.join(process.cwd(), RATCHET_FILE)
  if (named === undefined && !existsSync(file)) return NO_RATCHET
  return readRatchet(await readFile(file, 'utf8'), file)
}
