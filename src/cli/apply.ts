import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/store.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { applyProgress } from '#server/tenants/apply-progress.ts'
import { applyTenants, type ApplyReport } from '#server/tenants/apply-tenants.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'
import { FLAG, readOptions, refuseArguments } from './exchange/options.ts'
import { faultReport } from './fault-report.ts'

/**
 * Applies the folders to the database of the environment; running servers notice by themselves. A folder with faults
 * does not prevent the others from being applied, except with all-or-nothing. Exit code 1 when there is one.
 */
export async function apply(args: readonly string[]): Promise<number> {
  const { words, values } = readOptions(args, { json: FLAG, prune: FLAG, 'all-or-nothing': FLAG })
  refuseArguments(words)
  const { json = false, prune = false, 'all-or-nothing': allOrNothing = false } = values
  const { databaseUrl, dataDir, tenantsDir, imagesDir } = readConfig(process.env)
  const clock = () => new Date()
  const store = await openStore({ databaseUrl, dataDir })
  try {
    const report = await applyTenants(store, {
      tenantsDir,
      imagesDir,
      prune,
      allOrNothing,
      judgeLayouts,
      clock,
      onProgress: applyProgress(clock, (line) => process.stderr.write(line)),
    })
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : reportOf(report))
    return report.faults.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof TenantInvalid)) throw error
    process.stdout.write(faultReport(error.faults, json))
    return 1
  } finally {
    await store.close()
  }
}

function reportOf({ added, changed, removed, unchanged, refused, faults, kept }: ApplyReport): string {
  const sum = [
    `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged.length} unchanged`,
    ...(refused.length > 0 ? [`${refused.length} stay as they were, because of the faults above`] : []),
    ...(kept.length > 0
      ? [`${kept.length} are served and have no folder: '--prune' removes them, where any folder is there`]
      : []),
  ]
  return `${faultReport(faults, false)}${sum.join('; ')}\n`
}
