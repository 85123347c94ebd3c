import { MODES, type Narrowing } from '#audit/matrix/cell.ts'
import type { SampleSize } from '#audit/matrix/sample.ts'
import { FORMATS, type Format } from '#audit/report/write-reports.ts'
import { FLAG, LIST, listOf, readOptions, TEXT } from './exchange/options.ts'
import { UsageError } from './usage-error.ts'

/** Default sample size. @source assumed: a few minutes on two cores, every pair of mode and width */
const SAMPLE_PAGES = 100

/** Options from the command line. */
export type AuditOptions = {
  narrowing: Narrowing
  rules?: readonly string[]
  since?: string
  /** size of the sample; absent with --all */
  sample?: SampleSize
  urls: readonly string[]
  urlsFile?: string
  /** language of pages given by URL; the product's when absent */
  language?: string
  jobs?: number
  report?: string
  formats: readonly Format[]
  ratchet?: string
}

export const AUDIT_USAGE = `vitrina audit [options] [URL …]
  --tenant a,b       only these tenants          --mode light,dark   only these colour modes
  --screen a,b       only these screens          --width 320,412     only these widths, in CSS pixels
  --state a,b        only these states           --rule a,b          only these rules
  --since REF        only what changed since a reference of git
  --sample N         a sample of N pages (${SAMPLE_PAGES} unless told)
  --sample once      as few pages as show every tenant, state, mode and width once
  --all              every page
  --urls FILE        addresses to look at, one a line, in place of the tenants; or as arguments
  --language CODE    the language of their texts, as en; es unless told
  --jobs N           pages at the same time; the number of processors unless told
  --report DIR       folder for the reports
  --format a,b       terminal, html, json, junit, sarif; all of them with --report unless told
  --ratchet FILE     known findings; audit-ratchet.json unless told
Exit code: 0 clean, 1 findings, 2 wrong usage or a page that could not be judged, 130 stopped.
`

/** Parses the command line. @errors {@link UsageError} */
export function readAuditOptions(args: readonly string[]): AuditOptions {
  const { words, values } = readOptions(withSize(args), OPTIONS)
  const modes = listOf(values.mode)?.map((mode) => oneOf('--mode', mode, MODES))
  const widths = listOf(values.width)?.map((width) => wholeNumber('--width', width, SMALLEST, LARGEST))
  const urls = words.map(urlOf)
  const isUrls = urls.length > 0 || values.urls !== undefined
  const sized = values.sample ?? (values.all ? undefined : String(SAMPLE_PAGES))
  if (values.all && values.sample !== undefined) throw new UsageError('--sample and --all exclude each other')
  if (isUrls && [values.tenant, values.screen, values.state, values.since, values.sample].some(Boolean))
    throw new UsageError('addresses have no tenants, screens, states or sample')
  if (values.language !== undefined && !isUrls) throw new UsageError('--language is for addresses')
  const formats = listOf(values.format)?.map((format) => oneOf('--format', format, FORMATS))
  if (values.report === undefined && formats?.some((format) => format !== 'terminal'))
    throw new UsageError('--format needs --report DIR for what is no terminal')
  return {
    narrowing: {
      tenants: listOf(values.tenant),
      screens: listOf(values.screen),
      states: listOf(values.state),
      modes,
      widths,
    },
    rules: listOf(values.rule),
    since: values.since,
    sample: isUrls || sized === undefined ? undefined : sizeOf(sized),
    urls,
    urlsFile: values.urls,
    language: values.language === undefined ? undefined : languageOf(values.language),
    jobs: values.jobs === undefined ? undefined : wholeNumber('--jobs', values.jobs, 1, MOST_JOBS),
    report: values.report,
    formats: formats ?? (values.report === undefined ? ['terminal'] : FORMATS),
    ratchet: values.ratchet,
  }
}

const sizeOf = (size: string): SampleSize =>
  size === 'once' ? size : wholeNumber('--sample', size, 1, MOST_PAGES)

/** A primary language as in a page's `lang`. @errors {@link UsageError} */
function languageOf(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new UsageError(`--language: "${code}" is no code of a language, as es or en`)
  return code
}

/** @units CSS pixels */
const SMALLEST = 200
const LARGEST = 4000
const MOST_PAGES = 1_000_000
const MOST_JOBS = 64

const OPTIONS = {
  tenant: LIST,
  screen: LIST,
  state: LIST,
  mode: LIST,
  width: LIST,
  rule: LIST,
  since: TEXT,
  sample: TEXT,
  all: FLAG,
  urls: TEXT,
  language: TEXT,
  jobs: TEXT,
  report: TEXT,
  format: LIST,
  ratchet: TEXT,
} as const

/** Lets `--sample` without a number use the default. */
const withSize = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) =>
    arg === '--sample' && !/^(?:\d+|once)$/.test(args[index + 1] ?? '') ? [arg, String(SAMPLE_PAGES)] : [arg],
  )

function oneOf<T extends string>(option: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new UsageError(`${option}: "${value}" is none of ${known.join(', ')}`)
  return found
}

function wholeNumber(option: string, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= least && number <= most))
    throw new UsageError(`${option}: "${value}" is no whole number from ${least} to ${most}`)
  return number
}

/** A page's URL, or a file. @errors {@link UsageError} */
export function urlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:', 'file:'].includes(url.protocol))
    throw new UsageError(`"${text}" is no address of a page (http, https or file)`)
  return url.href
}

/**
 * URLs of a list, one per line; empty lines and those that begin with # are ignored.
 * @param file - for the error, with the line
 * @errors {@link UsageError}
 */
export function urlsOf(list: string, file: string): string[] {
  return list.split('\n').flatMap((line, index) => {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) return []
    try {
      return [urlOf(text)]
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new UsageError(`${file}, line ${index + 1}: ${reason}`, { cause: error })
    }
  })
}

/** Refuses unknown names. @errors {@link UsageError} listing the known ones */
export function refuseUnknown(
  option: string,
  asked: readonly string[] | undefined,
  known: readonly string[],
): void {
  for (const name of asked ?? []) oneOf(option, name, known)
}
