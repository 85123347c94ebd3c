import config from '../../knip.json' with { type: 'json' }

/** The product without its tests: an export that only tests use counts as unused. */
export default {
  ...config,
  entry: config.entry.filter((pattern) => !pattern.includes('test')),
  project: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  include: ['exports'],
  vitest: false,
}
