import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

test('code is fetched by the first who needs it, and once for all', async () => {
  const load = vi.fn(async () => 'code')
  const code = onDemand(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([code.fetch(), code.fetch()])).toEqual(['code', 'code'])
  expect(code.here).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that did not come is fetched anew by who needs it next', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('No network'))
  const code = onDemand(load)
  await expect(code.fetch()).rejects.toThrow('No network')
  expect(code.here).toBeUndefined()
  expect(await code.fetch()).toBe('code')
})
