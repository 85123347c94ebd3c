import { createInterface } from 'node:readline/promises'

import { importTexts } from '#messages/exchange.ts'

/** Where a command reads its settings, prints what was asked for, says what goes wrong, and asks. */
export type Shell = {
  env: NodeJS.ProcessEnv
  print(text: string): void
  say(text: string): void
  /** whether the changes that were shown may be made; no, where nobody can be asked */
  agrees(): Promise<boolean>
}

/** The terminal, or what stands in for it in a script. */
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
