import { WINDOW_HEIGHTS, type Scheme } from '#preview/new-device.ts'
import type { Views } from '#preview/sheet/shoot.ts'
import { SCREENS } from '#scenarios/state.ts'
import { STATES } from '#scenarios/states.ts'
import { refuseUnknown } from './audit-options.ts'
import { FLAG, LIST, listOf, readOptions, refuseArguments, TEXT } from './exchange/options.ts'
import { UsageError } from './usage-error.ts'

/** What to render of a brand, and what to compare it with. */
export type PreviewOptions = {
  tenant: string
  out?: string
  screens?: readonly string[]
  states?: readonly string[]
  views: Views
  diff: boolean
  /** a tenants folder, or the URL of a running Vitrina */
  against?: string
}

/** A phone and a desktop by default; a tablet only on request. */
const USUAL_WIDTHS = [360, 1280]
const SCHEMES: readonly Scheme[] = ['light', 'dark']

export const PREVIEW_USAGE = `vitrina preview --sheet TENANT [options]
  --out DIR          folder for the sheet and its pictures; preview/TENANT unless told
  --screen a,b       only these screens          --width 360,768     only these widths: ${Object.keys(WINDOW_HEIGHTS).join(', ')}
  --state a,b        only these states           --mode light,dark   only these colour modes
  --diff             before and after: against the published brand of the running server
  --against X        with --diff: a folder of tenants, or the address of another server
Exit code: 0 drawn, and nothing changed; 1 something changed, or a state was not reached; 2 usage.
`

/** Parses the command line. @errors UsageError */
export function readPreviewOptions(args: readonly string[]): PreviewOptions {
  const { words, values } = readOptions(args, OPTIONS)
  refuseArguments(words)
  const { sheet, out, diff = false, against } = values
  if (sheet === undefined) throw new UsageError('--sheet needs the alias of a tenant')
  if (against !== undefined && !diff) throw new UsageError('--against needs --diff')
  const screens = listOf(values.screen)
  const states = listOf(values.state)
  refuseUnknown('--screen', screens, SCREENS)
  refuseUnknown(
    '--state',
    states,
    STATES.map(({ id }) => id),
  )
  const known = Object.keys(WINDOW_HEIGHTS)
  refuseUnknown('--width', listOf(values.width), known)
  refuseUnknown('--mode', listOf(values.mode), SCHEMES)
  const widths = listOf(values.width)?.map(Number) ?? USUAL_WIDTHS
  const schemes = SCHEMES.filter((scheme) => listOf(values.mode)?.includes(scheme) ?? true)
  return { tenant: sheet, out, screens, states, views: { widths, schemes }, diff, against }
}

const OPTIONS = {
  sheet: TEXT,
  out: TEXT,
  screen: LIST,
  state: LIST,
  width: LIST,
  mode: LIST,
  against: TEXT,
  diff: FLAG,
} as const
