import { readConfig } from '#server/config.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { checkTheme } from './check-theme.ts'
import { faultReport } from './fault-report.ts'

/**
 * Judges the folders without a database: shapes, references, arrangements, pictures; with `--theme FILE` that file's
 * colour configurations instead. Exit code 1 when anything is wrong.
 */
export async function check(args: readonly string[]): Promise<number> {
  const theme = args.indexOf('--theme')
  if (theme !== -1) {
    const file = args[theme + 1]
    if (file === undefined)
      throw new Error("'--theme' needs the path of a JSON file, or - for the standard input.")
    return checkTheme(file, args.includes('--json') || !process.stdout.isTTY)
  }
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
