import { expect, test } from 'vitest'

import { check } from './check.ts'
import { UsageError } from './usage-error.ts'

const surroundings = { env: {}, stdout: { write: () => undefined } }

test('an option that is none is refused, not passed over: a gate that is misspelt would be green', async () => {
  for (const args of [['--stric'], ['la-esquina', '--jsn'], ['--theme'], ['--theme', 'x.json', '--strict']]) {
    const refused = check(args, surroundings)
    await expect(refused).rejects.toThrow(/'--(?:stric|jsn|theme)/)
    // which is exit code 2: a fault of the command line, not of a folder
    await expect(refused).rejects.toThrow(UsageError)
  }
})
