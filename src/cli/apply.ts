import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/store.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'
import { readFlags } from './exchange/options.ts'
import { faultReport } from './fault-report.ts'

/** Applies the folders to the database of the environment; running servers notice by themselves. */
export async function apply(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ['--json', '--prune'])
  const json = flags.has('--json')
  const { databaseUrl, dataDir, tenantsDir, imagesDir } = readConfig(process.env)
  const store = await openStore({ databaseUrl, dataDir })
  try {
    const report = await applyTenants(store, {
      tenantsDir,
      imagesDir,
      prune: flags.has('--prune'),
      judgeLayouts,
      clock: () => new Date(),
    })
    const { added, changed, removed, unchanged } = report
    const line = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged.length} unchanged`
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${line}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof TenantInvalid)) throw error
    process.stdout.write(faultReport(error.faults, json))
    return 1
  } finally {
    await store.close()
  }
}
