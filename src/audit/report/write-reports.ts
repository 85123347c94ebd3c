import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { AuditReport } from '#generated/audit.ts'
import { htmlReport } from './html.ts'
import { junitReport } from './junit.ts'
import type { Pictures } from './picture.ts'
import { sarifReport } from './sarif.ts'

export const FORMATS = ['terminal', 'html', 'json', 'junit', 'sarif'] as const
export type Format = (typeof FORMATS)[number]

/** Further data for some formats; `tenantsAt` as in `Changes`. */
type Beside = { pictures: Pictures; tenantsAt: string }

const WRITERS: Readonly<
  Record<Exclude<Format, 'terminal'>, { file: string; write(report: AuditReport, beside: Beside): string }>
> = {
  html: { file: 'audit.html', write: (report, { pictures }) => htmlReport(report, pictures) },
  json: { file: 'audit.json', write: (report) => `${JSON.stringify(report, null, 2)}\n` },
  junit: { file: 'audit.junit.xml', write: junitReport },
  sarif: { file: 'audit.sarif', write: (report, { tenantsAt }) => sarifReport(report, tenantsAt) },
}

/** Writes the files of a report into a folder, which is created if needed. @returns their paths */
export async function writeReports(
  report: AuditReport,
  beside: Beside,
  folder: string,
  formats: readonly Format[],
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (const format of formats) {
    if (format === 'terminal') continue
    const { file, write } = WRITERS[format]
    files.push(path.join(folder, file))
    await writeFile(path.join(folder, file), write(report, beside))
  }
  return files
}
