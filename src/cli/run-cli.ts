import { nearName } from '#domain/documents/near-name.ts'
import { terminalText } from '#messages/terminal-line.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'
import { apply } from './apply.ts'
import { backup } from './backup.ts'
import { check } from './check.ts'
import { EXPORT_USAGE, exportCommand } from './export.ts'
import { IMPORT_USAGE, importCommand } from './import.ts'
import { person, PERSON_USAGE } from './person.ts'
import { restore } from './restore.ts'
import { shiftCode } from './shift-code.ts'
import { start } from './start.ts'
import { token, TOKEN_USAGE } from './token.ts'

/** A command of `vitrina`: returns the exit code, or undefined while it keeps running. */
type Command = {
  summary: string
  run(args: readonly string[]): Promise<number | undefined>
  /** full list of options, when the summary is too short for them */
  usage?(): Promise<string>
}

const COMMANDS: Record<string, Command> = {
  start: { summary: 'apply the tenants and serve', run: start },
  apply: {
    summary: 'bring the database in line with the tenant folders [--all-or-nothing] [--prune] [--json]',
    run: apply,
  },
  backup: { summary: 'keep the database and the tenant folders in one file FILE', run: backup },
  restore: { summary: 'fill an empty database and an empty TENANTS_DIR from a backup FILE', run: restore },
  person: {
    summary: 'read or erase what a tenant keeps of a phone export|erase PHONE --tenant ALIAS […]',
    run: (args) => person(args),
    usage: async () => PERSON_USAGE,
  },
  check: {
    summary:
      'judge the tenant folders, touch nothing [--json] [--strict] [alias …], or the colours of a file [--theme FILE]',
    run: check,
  },
  preview: {
    summary: 'draw every screen and state of a brand on one sheet --sheet TENANT [--diff] […]',
    // loads a browser
    run: async (args) => (await import('./preview.ts')).preview(args),
    usage: async () => (await import('./preview-options.ts')).PREVIEW_USAGE,
  },
  audit: {
    summary: 'judge the accessibility of tenants, or of any addresses, in a real browser [options] [URL …]',
    // Loads the rules and their library, which no other command needs.
    run: async (args) => (await import('./audit.ts')).audit(args),
    usage: async () => (await import('./audit-options.ts')).AUDIT_USAGE,
  },
  import: {
    summary: 'bring a menu or theme of another system into a folder FILE --tenant ALIAS […]',
    run: (args) => importCommand(args),
    usage: async () => IMPORT_USAGE,
  },
  export: {
    summary: 'write a menu for other systems ALIAS [--format csv|xlsx|json-ld] [--out FILE]',
    run: (args) => exportCommand(args),
    usage: async () => EXPORT_USAGE,
  },
  qr: {
    summary: 'write the codes of the tables as SVG, and a page to print TENANT [--origin URL] [--out DIR]',
    run: async (args) => (await import('./qr.ts')).qr(args),
    usage: async () => (await import('./qr.ts')).QR_USAGE,
  },
  'shift-code': {
    summary: 'read a rider code of six digits and print what a tenant folder keeps of it',
    run: shiftCode,
  },
  token: {
    summary: "make a token for a venue's console at the running server ALIAS [label] [--role ROLE]",
    run: token,
    usage: async () => TOKEN_USAGE,
  },
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  vitrina ${name.padEnd(10)} ${summary}`,
  )
  return `Commands:\n${lines.join('\n')}\n`
}

const HELP = ['--help', '-h']

/** Output and exit code of a run. */
type Surroundings = Pick<NodeJS.Process, 'exitCode'> & Record<'stdout' | 'stderr', Output>
type Output = {
  write(text: string): unknown
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
}

/** Folders have faults; every other failure is {@link NOT_RUN}. */
const FAULTS = 1
const NOT_RUN = 2

/**
 * Runs a command of `vitrina`.
 * @param words - the command's name and its arguments
 * @errors errors of a command are printed and become the exit code: 1 for faults of a folder, else 2
 */
export async function runCli(
  [name = '', ...args]: readonly string[],
  process: Surroundings = globalThis.process,
): Promise<void> {
  let isLost = false
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error) => {
      // the reader may close the pipe early, like `head`: the command continues, and its exit code stays valid
      if (error.code === 'EPIPE') return
      isLost = true
      process.exitCode = NOT_RUN
      if (output === process.stdout) process.stderr.write(`The output cannot be written: ${error.message}\n`)
    })
  if (name === 'help' || HELP.includes(name)) {
    process.stdout.write(usage())
    return
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    const near = nearName(name, Object.keys(COMMANDS))
    const unknown = near === undefined ? '.' : `; did you mean '${near}'?`
    if (name !== '') process.stderr.write(`'${name}' is no command of vitrina${unknown}\n\n`)
    process.stderr.write(usage())
    process.exitCode = NOT_RUN
    return
  }
  try {
    if (args.some((arg) => HELP.includes(arg))) {
      process.stdout.write((await command.usage?.()) ?? `vitrina ${name}: ${command.summary}\n`)
      return
    }
    const code = await command.run(args)
    if (code !== undefined && !isLost) process.exitCode = code
  } catch (error) {
    process.stderr.write(`${terminalText(error instanceof Error ? error.message : String(error))}\n`)
    process.exitCode = error instanceof TenantInvalid ? FAULTS : NOT_RUN
  }
}
