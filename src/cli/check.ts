import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfig } from '#server/config.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { listTenantFolders } from '#server/tenants/read-folder.ts'
import { checkTheme } from './check-theme.ts'
import { checkReport } from './check-report.ts'
import { FLAG, readOptions, TEXT } from './exchange/options.ts'
import { placeFindings } from './place-findings.ts'
import { makeOutputFolder } from './make-output-folder.ts'
import { noTenant, UsageError } from './usage-error.ts'

/** Input and output of the command; those of the process by default. */
type Surroundings = {
  env: NodeJS.ProcessEnv
  stdout: { isTTY?: boolean; write(text: string): unknown }
}

/**
 * Validates folders without a database: schemas, references, layouts, texts, pictures, and probable mistakes in hours,
 * zones, menu and colours. With `--theme FILE` it validates that file's colour configurations instead. Exit code 1 when
 * a folder cannot be served, with `--strict` also for probable mistakes; 2 when nothing could be checked.
 */
export async function check(
  args: readonly string[],
  { env, stdout }: Surroundings = process,
): Promise<number> {
  const { words: only, values } = readOptions(args, { theme: TEXT, json: FLAG, strict: FLAG })
  const { theme, json = false, strict = false } = values
  if (theme !== undefined) {
    if (only.length > 0 || strict)
      throw new UsageError("'--theme FILE' judges that file alone: no alias and no '--strict' go with it.")
    return checkTheme(theme, json, stdout)
  }
  const config = readConfig(env)
  const { tenantsDir, imagesDir } = config
  const known = await listTenantFolders(tenantsDir)
  const unknown = only.filter((alias) => !known.includes(alias))
  if (unknown.length > 0 || known.length === 0) throw noTenant(tenantsDir, unknown, known)
  const report = await withPictures(imagesDir, (dir) =>
    checkTenants(tenantsDir, dir, only, judgeLayouts, config),
  )
  const placed = {
    ...report,
    faults: await placeFindings(tenantsDir, report.faults),
    remarks: await placeFindings(tenantsDir, report.remarks),
  }
  stdout.write(checkReport(placed, json))
  const isClean = report.faults.length === 0 && (report.remarks.length === 0 || !strict)
  return isClean ? 0 : 1
}

/**
 * Validating a picture creates its variants: stored where a server finds them, or in a temporary folder if that is
 * read-only.
 */
async function withPictures<T>(imagesDir: string, judge: (dir: string) => Promise<T>): Promise<T> {
  const isKept = /^https?:/.test(imagesDir) || isWritable(imagesDir)
  if (isKept) return judge(imagesDir)
  const dir = await mkdtemp(join(tmpdir(), 'vitrina-check-'))
  try {
    return await judge(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function isWritable(folder: string): boolean {
  try {
    makeOutputFolder(folder)
    return true
  } catch {
    return false
  }
}
