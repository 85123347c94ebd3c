import { readConfig } from '#server/config.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { faultReport } from './fault-report.ts'

/** Judges the folders without a database: shapes, references, arrangements, pictures. Exit code 1 when anything is wrong. */
export async function check(args: readonly string[]): Promise<number> {
  const json = args.includes('--json')
  const only = args.filter((arg) => !arg.startsWith('--'))
  const { tenantsDir, imagesDir } = readConfig(process.env)
  const { checked, faults } = await checkTenants(tenantsDir, imagesDir, only, judgeLayouts)
  if (checked.length === 0)
    throw new Error(`${tenantsDir} holds no tenant${only.length > 0 ? ` called ${only.join(', ')}` : ''}.`)
  process.stdout.write(faultReport(faults, json))
  if (!json) process.stdout.write(`${checked.length} tenants checked, ${faults.length} faults\n`)
  return faults.length === 0 ? 0 : 1
}
