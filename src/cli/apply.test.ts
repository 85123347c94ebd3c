import { expect, test } from 'vitest'

import { apply } from './apply.ts'
import { shiftCode } from './shift-code.ts'
import { start } from './start.ts'
import { UsageError } from './usage-error.ts'

test.each([
  ['apply', apply, ['--nope']],
  ['apply', apply, ['--prune', '--dry-run']],
  ['apply', apply, ['la-esquina']],
  ['start', start, ['--port', '80']],
  ['start', start, ['la-esquina']],
])('%s refuses what it does not know before it does anything', async (_, command, args) => {
  const refused = command(args)
  await expect(refused).rejects.toThrow(UsageError)
  await expect(refused).rejects.toThrow(/'(?:--nope|--dry-run|la-esquina|--port)'/)
})

test('a code that is typed as an argument is refused and not repeated', async () => {
  const refused = shiftCode(['123456'])
  await expect(refused).rejects.toThrow(UsageError)
  await expect(refused).rejects.not.toThrow('123456')
})
