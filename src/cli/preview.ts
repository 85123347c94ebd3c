import { join, resolve } from 'node:path'

import { moneyOf } from '#domain/money/country-of.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import { changeText } from '#messages/exchange.ts'
import { previewText } from '#messages/preview.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import { launchBrowser } from '#preview/launch-browser.ts'
import { openStage, statesOf, variantsFor } from '#preview/open-stage.ts'
import { compareFrames } from '#preview/sheet/compare.ts'
import { takeFrames, type Frame } from '#preview/sheet/take-frames.ts'
import { writeComparison, writeSheet } from '#preview/sheet/write-sheet.ts'
import type { State } from '#scenarios/state.ts'
import { readConfig } from '#server/config.ts'
import { readTenantFolder } from '#server/tenants/read-folder.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'
import { earlierFolder } from './earlier-folder.ts'
import { makeOutputFolder } from './make-output-folder.ts'
import { UsageError, withUsage } from './usage-error.ts'
import { PREVIEW_USAGE, readPreviewOptions, type PreviewOptions } from './preview-options.ts'
import { showFrames } from './show-frames.ts'
import { SIGNALS, STOPPED } from './stopped.ts'

/** Renders all states of a brand on one sheet, or what changed from the published version. */
export async function preview(args: readonly string[]): Promise<number> {
  for (const signal of SIGNALS) process.on(signal, () => process.exit(STOPPED))
  return withUsage(PREVIEW_USAGE, async () => {
    const options = readPreviewOptions(args)
    return options.diff ? compare(options) : draw(options)
  })
}

async function draw(options: PreviewOptions): Promise<number> {
  const { tenantsDir } = readConfig(process.env)
  const { name, frames } = await framesOf(tenantsDir, options)
  const file = await writeSheet(frames, { folder: folderOf(options), name, views: options.views })
  process.stdout.write(`${previewText('written', { file })}\n`)
  return printFailures(frames) === 0 ? 0 : 1
}

async function compare(options: PreviewOptions): Promise<number> {
  const config = readConfig(process.env)
  const { tenantsDir } = config
  const earlier = await earlierFolder(config, options)
  try {
    const before = await framesOf(earlier.tenantsDir, options)
    const after = await framesOf(tenantsDir, options, before.port)
    const drawn = [...before.frames, ...after.frames]
    refuseMissing(
      options,
      drawn.map(({ state }) => state),
    )
    const changes = await compareFrames(before.frames, after.frames)
    const words = await wordsOf(earlier.tenantsDir, tenantsDir, options.tenant)
    const files = { folder: folderOf(options), name: after.name, views: options.views }
    const file = await writeComparison(changes, words, files)
    for (const line of words) process.stdout.write(`${terminalLine(line)}\n`)
    const changed = changes.filter(({ kind }) => kind !== 'same')
    for (const { id, kind, title } of changed)
      process.stdout.write(`${previewText(`mark.${kind}`)}: ${title} (${id})\n`)
    if (changed.length === 0) process.stdout.write(`${previewText('same.all')}\n`)
    process.stdout.write(`${previewText('written', { file })}\n`)
    const failures = printFailures(drawn)
    return changed.length + words.length + failures === 0 ? 0 : 1
  } finally {
    await earlier.forget()
  }
}

/** @errors UsageError for states that were asked for and that nothing shows */
function refuseMissing({ tenant, screens, states = [] }: PreviewOptions, shown: readonly State[]): void {
  const missing = states.filter((asked) => !shown.some(({ id }) => id === asked))
  if (missing.length === 0 && shown.length > 0) return
  const where = screens ? ` on ${screens.join(', ')}` : ''
  throw new UsageError(`${tenant} has no ${missing.join(', ') || 'state'}${where}`)
}

const folderOf = ({ out, tenant }: PreviewOptions): string => resolve(out ?? join('preview', tenant))

async function framesOf(
  tenantsDir: string,
  options: PreviewOptions,
  port?: number,
): Promise<{ name: string; frames: Frame[]; port: number }> {
  const { tenant, screens, states, views } = options
  const progress = showFrames(process.stderr)
  progress.say(previewText('progress.stage', { name: tenant }))
  const stage = await openStage({
    tenantsDir,
    only: [tenant],
    port,
    variants: variantsFor({ screens, states }),
  })
  try {
    const [brand] = stage.brands
    const [refused] = stage.refused
    if (refused) throw new TenantInvalid([...refused.faults])
    if (brand === undefined) throw new UsageError(`${tenantsDir} holds no tenant called ${tenant}`)
    const wanted = statesOf(brand)
      .filter(({ screen }) => screens?.includes(screen) ?? true)
      .filter(({ id }) => states?.includes(id) ?? true)
    // in a comparison one side may have what the other lacks
    if (!options.diff) refuseMissing(options, wanted)
    makeOutputFolder(folderOf(options))
    const browser = await launchBrowser()
    try {
      const frames = await takeFrames(stage, brand, wanted, { browser, views, onProgress: progress.update })
      progress.end()
      return { name: brand.name, frames, port: Number(new URL(stage.url).port) }
    } finally {
      await browser.close()
    }
  } finally {
    await stage.close()
  }
}

async function wordsOf(before: string, after: string, tenant: string): Promise<string[]> {
  const [one, other] = await Promise.all([before, after].map((folder) => readTenantFolder(folder, tenant)))
  const money = moneyOf(other?.tenant)
  return diffTenantFiles(one ?? {}, other ?? {}).map((change) => changeText(change, money))
}

function printFailures(frames: readonly Frame[]): number {
  const failures = frames.flatMap(({ failure }) => failure ?? [])
  for (const reason of failures) process.stderr.write(`${previewText('failed', { reason })}\n`)
  return failures.length
}
