import { expect, test } from 'vitest'

import { check } from './check.ts'

const surroundings = { env: {}, stdout: { write: () => undefined } }

test('an option that is none is refused, not passed over: a gate that is misspelt would be green', async () => {
  for (const args of [['--stric'], ['la-esquina', '--jsn'], ['--theme'], ['--theme', 'x.json', '--strict']])
    await expect(check(args, surroundings)).rejects.toThrow(/'--(?:stric|jsn|theme)/)
})
