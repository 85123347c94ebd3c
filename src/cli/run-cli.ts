import { apply } from './apply.ts'
import { check } from './check.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { shiftCode } from './shift-code.ts'
import { start } from './start.ts'
import { token } from './token.ts'
import { UsageError } from './usage-error.ts'

/** A command of `vitrina`: the exit code, or nothing while it goes on running. */
type Command = { summary: string; run(args: readonly string[]): Promise<number | undefined> }

const COMMANDS: Record<string, Command> = {
  start: { summary: 'apply the tenants and serve', run: start },
  apply: { summary: 'bring the database in line with the tenant folders [--prune] [--json]', run: apply },
  check: {
    summary:
      'judge the tenant folders, touch nothing [--json] [--strict] [alias …], or the colours of a file [--theme FILE]',
    run: check,
  },
  preview: {
    summary: 'draw every screen and state of a brand on one sheet --sheet TENANT [--diff] […]',
    // it brings a browser with it
    run: async (args) => (await import('./preview.ts')).preview(args),
  },
  audit: {
    summary: 'judge the accessibility of tenants, or of any addresses, in a real browser [options] [URL …]',
    // It brings the rules and their library, which no other command needs.
    run: async (args) => (await import('./audit.ts')).audit(args),
  },
  import: {
    summary:
      'bring a menu or theme of another system into a folder <file> --tenant <alias> [--map FILE] [--keep] [--pictures] [--yes] [--json]',
    run: (args) => importCommand(args),
  },
  export: {
    summary: 'write a menu for other systems <alias> [--format csv|xlsx|json-ld] [--out FILE]',
    run: (args) => exportCommand(args),
  },
  'shift-code': {
    summary: 'read a rider code of six digits and print what a tenant folder keeps of it',
    run: shiftCode,
  },
  token: { summary: "make a token for a venue's console at the running server <alias> [label]", run: token },
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  vitrina ${name.padEnd(10)} ${summary}`,
  )
  return `Commands:\n${lines.join('\n')}\n`
}

/**
 * Runs a command of `vitrina`.
 *
 * @param words - of the command line: its name, then its arguments
 * @errors what a command throws is said, and becomes the exit code: 2 for a wrong command line, else 1
 */
export async function runCli([name = '', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    process.stderr.write(usage())
    process.exitCode = 2
    return
  }
  try {
    const code = await command.run(args)
    if (code !== undefined) process.exitCode = code
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
