import { readConfig } from '#server/config.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { listTenantFolders } from '#server/tenants/read-folder.ts'
import { checkTheme } from './check-theme.ts'
import { checkReport } from './check-report.ts'

/** What the command reads and writes: those of the process, unless told. */
type Surroundings = {
  env: NodeJS.ProcessEnv
  stdout: { isTTY?: boolean; write(text: string): unknown }
}

/**
 * Judges the folders without a database: shapes, references, arrangements, texts, pictures, and what hours, zones,
 * menu and colours mean; with `--theme FILE` that file's colour configurations instead. Exit code 1 when a folder
 * cannot be served, with `--strict` also when anything in it is probably not meant.
 */
export async function check(
  args: readonly string[],
  { env, stdout }: Surroundings = process,
): Promise<number> {
  const theme = args.indexOf('--theme')
  if (theme !== -1) {
    const file = args[theme + 1]
    if (file === undefined)
      throw new Error("'--theme' needs the path of a JSON file, or - for the standard input.")
    return checkTheme(file, args.includes('--json') || !stdout.isTTY)
  }
  const only = args.filter((arg) => !arg.startsWith('--'))
  const { tenantsDir, imagesDir } = readConfig(env)
  const known = await listTenantFolders(tenantsDir)
  const unknown = only.filter((alias) => !known.includes(alias))
  if (unknown.length > 0 || known.length === 0)
    throw new Error(
      `${tenantsDir} holds no tenant${unknown.length > 0 ? ` called ${unknown.join(', ')}` : ''}.`,
    )
  const report = await checkTenants(tenantsDir, imagesDir, only, judgeLayouts)
  stdout.write(checkReport(report, args.includes('--json')))
  const isClean = report.faults.length === 0 && (report.remarks.length === 0 || !args.includes('--strict'))
  return isClean ? 0 : 1
}
