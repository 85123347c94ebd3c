import type { AuditMatrix } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import { catalogue } from '#messages/catalogue.ts'
import { faultSentence } from '#messages/faults.ts'
import { openStage, statesOf, variantsFor, type Stage } from '#preview/open-stage.ts'
import { prepareAll, type StagedState } from '#preview/prepare-all.ts'
import { reach } from '#preview/reach.ts'
import type { RefusedBrand } from '#preview/staged-tenants.ts'
import { STATES } from '#scenarios/states.ts'
import { cellName, cellsOf, MODES, WIDTHS, type Cell, type Narrowing, type Place } from './matrix/cell.ts'
import { sample, type SampleSize } from './matrix/sample.ts'
import { touched, type ChangesOfTenants } from './matrix/touched.ts'
import { TenantRefused, type Job } from './run/job.ts'
import { urlJobs } from './run/url-jobs.ts'

/** The pages of a run, the reasons for the choice, and the cleanup. */
export type Plan = {
  jobs: readonly Job[]
  matrix: AuditMatrix
  /** all pages of all tenants, so a known finding that does not occur is outdated */
  isWhole: boolean
  /** creates what the pages need, before the first is audited; absent when nothing is needed */
  prepare?(signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

export type StagePlanOptions = {
  tenantsDir: string
  narrowing: Narrowing
  /** limits the run to what these changes affect */
  changed?: ChangesOfTenants
  /** size of the sample; by default every page */
  sample?: SampleSize
}

/** Opens a stage with the requested tenants, and chooses their pages. */
export async function planStage(options: StagePlanOptions): Promise<Plan> {
  const { tenantsDir, narrowing } = options
  const stage = await openStage({
    tenantsDir,
    only: narrowing.tenants,
    variants: variantsFor(narrowing),
  })
  try {
    const places: Place[] = stage.brands.flatMap((brand) =>
      statesOf(brand).map(({ id, screen }) => ({ tenant: brand.alias, screen, state: id })),
    )
    if (options.changed === undefined && stage.refused.length === 0) refuseMissing(places, narrowing)
    const { cells, matrix } = choose(places, options)
    const refused = stage.refused.map((brand) => refusedJob(brand, narrowing))
    return {
      jobs: [...refused, ...cells.map((cell) => stageJob(stage, cell))],
      prepare: (signal) =>
        prepareAll(
          stage,
          cells.map((cell) => shownIn(stage, cell)),
          signal,
        ),
      matrix: withRefused(matrix, refused),
      isWhole:
        matrix.kind === 'all' &&
        refused.length === 0 &&
        options.changed === undefined &&
        Object.values(narrowing).every(isOpen),
      close: () => stage.close(),
    }
  } catch (error) {
    await stage.close()
    throw error
  }
}

/** @errors throws for a screen or state that was asked for and that no tenant has: it would count as clean */
function refuseMissing(places: readonly Place[], { screens, states = [] }: Narrowing): void {
  const asked = places.filter(({ screen }) => screens?.includes(screen) ?? true)
  const missing = [
    ...(screens ?? []).filter((screen) => !asked.some((place) => place.screen === screen)),
    ...states.filter((state) => !asked.some((place) => place.state === state)),
  ]
  if (missing.length > 0) throw new Error(`No tenant of this run has ${missing.join(', ')}`)
}

const isOpen = (list: unknown): boolean => list === undefined

/** The pages of given addresses. */
export function planUrls(
  urls: readonly string[],
  { modes = MODES, widths = WIDTHS }: Pick<Narrowing, 'modes' | 'widths'>,
): Plan {
  const jobs = urlJobs(urls, modes, widths)
  const whole = jobs.length
  const why = [auditText('scope.urls', { whole })]
  return {
    jobs,
    matrix: { kind: 'urls', planned: whole, whole, why },
    isWhole: false,
    close: async () => {},
  }
}

/** Chooses from all pages: the requested ones, of those the changed ones, of those a sample. */
export function choose(
  places: readonly Place[],
  { narrowing, changed, sample: size }: Omit<StagePlanOptions, 'tenantsDir'>,
): { cells: readonly Cell[]; matrix: AuditMatrix } {
  const asked = cellsOf(places, narrowing)
  const change = changed && touched(changed)
  const cells = change?.scopes ? within(asked, change.scopes) : asked
  const whole = cells.length
  const why = change?.why ?? []
  if (size === undefined || (size !== 'once' && size >= whole)) {
    const all = auditText('scope.all', { whole })
    return { cells, matrix: { kind: 'all', planned: whole, whole, why: [...why, all] } }
  }
  const { cells: chosen, seesAllOnce, pairs } = sample(cells, size)
  const planned = chosen.length
  const text = auditText(seesAllOnce ? 'scope.sample' : 'scope.sample.part', {
    planned,
    whole,
    left: whole - planned,
    ...pairs,
  })
  return { cells: chosen, matrix: { kind: 'sample', planned, whole, why: [...why, text] } }
}

function within(cells: readonly Cell[], scopes: readonly Narrowing[]): Cell[] {
  const kept = new Set(scopes.flatMap((scope) => cellsOf(cells, scope)).map(cellName))
  return cells.filter((cell) => kept.has(cellName(cell)))
}

/** The page of a cell on a stage. */
function stageJob(stage: Stage, cell: Cell): Job {
  const { staged, state } = shownIn(stage, cell)
  return { ...cell, title: catalogue[state.title], lead: (page) => reach(page, stage, staged, state) }
}

/** Reports a refused tenant instead of its pages, whatever was requested: none is skipped silently. */
export function refusedJob(
  { alias, faults }: RefusedBrand,
  { modes = MODES, widths = WIDTHS }: Narrowing,
): Job {
  const [mode = 'light'] = modes
  const [width = 0] = widths
  const sentences = faults.slice(0, MAX_FAULTS).map(faultSentence)
  const left = faults.length - sentences.length
  const reason = [...sentences, ...(left > 0 ? [auditText('refused.more', { left })] : [])].join(' ')
  return {
    tenant: alias,
    screen: 'folder',
    state: 'folder',
    title: auditText('refused.title'),
    mode,
    width,
    lead: () => Promise.reject(new TenantRefused(reason)),
  }
}

function withRefused({ planned, whole, why, ...rest }: AuditMatrix, refused: readonly Job[]): AuditMatrix {
  const { length } = refused
  const tenants = refused.map(({ tenant }) => tenant).join(', ')
  const refusals = length === 0 ? [] : [auditText('scope.refused', { tenants })]
  return { ...rest, planned: planned + length, whole: whole + length, why: [...why, ...refusals] }
}

/** Number of a folder's faults in the report; `vitrina check` lists all. */
const MAX_FAULTS = 3

/** The stage's state for a cell. */
function shownIn({ brands }: Stage, cell: Cell): StagedState {
  const staged = brands.find(({ alias }) => alias === cell.tenant)
  const state = STATES.find(({ id }) => id === cell.state)
  if (!staged || !state) throw new Error(`The stage has no ${cell.state} of ${cell.tenant}`)
  return { staged, state }
}
