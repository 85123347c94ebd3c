import config from '../../knip.json' with { type: 'json' }

/** What the product is without its tests: an export that only they use is none of it. */
export default {
  ...config,
  entry: config.entry.filter((pattern) => !pattern.includes('test')),
  project: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  include: ['exports'],
  vitest: false,
}
