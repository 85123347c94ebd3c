import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'

import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/store.ts'
import { StartupError } from '#server/startup-error.ts'
import { erasePerson, exportPerson } from '#server/use-cases/person/person.ts'
import { FLAG, outFile, readOptions, TEXT } from './exchange/options.ts'
import { terminal, type Shell } from './exchange/shell.ts'
import { UsageError } from './usage-error.ts'
import { writeAtomically } from './write-atomically.ts'

export const PERSON_USAGE = `vitrina person export PHONE --tenant ALIAS [--by NAME] [--out FILE]
  everything that a tenant keeps of a phone, as one JSON document
vitrina person erase PHONE --tenant ALIAS [--by NAME] [--rider] [--yes]
  what is kept of it leaves, or stays without the person; --rider: also who delivers under it

That it was asked for is kept, by the name of the user or by NAME.
`

/** It contains names, phones and addresses: other users of this machine must not read it. */
const MODE = 0o600

const OPTIONS = { tenant: TEXT, by: TEXT, out: TEXT, rider: FLAG, yes: FLAG }
const FOR_ERASE = ['rider', 'yes']

/**
 * Reads or erases a tenant's data about a phone, in the database of the environment. With PostgreSQL the server may be
 * running; the embedded database is locked by a running server, whose API does the same.
 */
export async function person(args: readonly string[], shell: Shell = terminal): Promise<number> {
  const { words, values } = readOptions(args, OPTIONS)
  const [action, phone, ...more] = words
  const { tenant, by = userInfo().username, out, rider = false, yes = false } = values
  const isExport = action === 'export'
  const foreign = Object.keys(values).filter((name) => (isExport ? FOR_ERASE : ['out']).includes(name))
  if (!(isExport || action === 'erase') || phone === undefined || more.length > 0 || tenant === undefined)
    throw new UsageError(PERSON_USAGE.trimEnd())
  if (foreign.length > 0)
    throw new UsageError(`${foreign.map((name) => `'--${name}'`).join(', ')} is not for ${action}.`)
  const request = { tenant, phone, by }
  if (!isExport && !yes && !(await shell.agrees())) {
    shell.say('Nothing was erased. --yes erases without asking.\n')
    return 2
  }
  const { databaseUrl, dataDir } = readConfig(shell.env)
  const store = await openStore({ databaseUrl, dataDir }).catch((error: unknown) => {
    throw pointingToApi(error, `/api/admin/tenants/${tenant}/person/${action}`)
  })
  const services = { store, clock: () => new Date(), randomBytes }
  try {
    const done = isExport
      ? await exportPerson(services, request)
      : await erasePerson(services, { ...request, rider })
    if ('failure' in done) {
      if (done.failure === 'TENANT_NOT_FOUND') throw new UsageError(`No tenant is called '${tenant}'.`)
      if (done.failure === 'INVALID_REQUEST')
        throw new UsageError(`'${phone}' is no phone of the tenant's country.`)
      shell.say(`Nothing was erased. ${done.detail ?? ''}\n`)
      return 1
    }
    const text = `${JSON.stringify(done, null, 2)}\n`
    const file = outFile(out)
    if (file === undefined) shell.print(text)
    else await writeAtomically(file, (draft) => writeFile(draft, text, { mode: MODE }))
    return 0
  } finally {
    await store.close()
  }
}

/** Points to the API of a running server, which does the same while it locks the embedded database. */
function pointingToApi(error: unknown, path: string): unknown {
  if (!(error instanceof StartupError) || error.code !== 'DATA_FOLDER_IN_USE') return error
  const message = `${error.message} Or ask the running server: POST ${path} with ADMIN_TOKEN and {"phone": …, "by": …}.`
  return new StartupError(error.code, message, { cause: error })
}
