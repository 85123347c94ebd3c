import { createInterface } from 'node:readline/promises'

import { importTexts } from '#messages/exchange.ts'

/** Environment, output, errors and prompts of a command. */
export type Shell = {
  env: NodeJS.ProcessEnv
  print(text: string): void
  say(text: string): void
  /** whether the user confirms the shown changes; false when nobody can be asked */
  agrees(): Promise<boolean>
}

/** The terminal, or its replacement in a script. */
export const terminal: Shell = {
  env: process.env,
  print: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  async agrees() {
    if (!process.stdin.isTTY || !process.stdout.isTTY) return false
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return /^\s*(?:s|si|sí|y|yes)\s*$/i.test(await lines.question(importTexts.ask))
    } finally {
      lines.close()
    }
  },
}
