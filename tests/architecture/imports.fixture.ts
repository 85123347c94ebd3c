/** A stub of the source tree in which every import is allowed: what a layer may do at most. */
export const CLEAN: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#*': './src/*' },
    dependencies: { react: '1.0.0', fastify: '1.0.0', 'drizzle-orm': '1.0.0', 'libphonenumber-js': '1.0.0' },
    devDependencies: { 'fast-check': '1.0.0' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      allowImportingTsExtensions: true,
      noEmit: true,
    },
  }),
  ...stubPackage('react'),
  ...stubPackage('fastify'),
  ...stubPackage('drizzle-orm'),
  ...stubPackage('libphonenumber-js'),
  ...stubPackage('fast-check'),
  ...stubPackage('undeclared'),
  'tenants/la-luna/tenant.json': '{}',
  'tests/support/thing.ts': 'export const thing = 1',
  'scripts/thing.mjs': 'export const thing = 1',
  'scripts/go/find-browser.mjs': 'export const findBrowser = 1',
  'src/exchange/menu.ts': "import { tokens } from '#theme/tokens.ts'\nexport const menu = tokens",
  'src/scenarios/states.ts': "import { messages } from '#messages/index.ts'\nexport const states = messages",
  'src/preview/browser.ts':
    "import { findBrowser } from '../../scripts/go/find-browser.mjs'\nimport { states } from '#scenarios/states.ts'\nexport const browser = [findBrowser, states]",
  'src/audit/run.ts': "import { browser } from '#preview/browser.ts'\nexport const run = browser",
  'codegen/index.mjs': 'export const generate = 1',
  'src/generated/models.ts': 'export type Plate = { id: string }',
  'src/domain/money.ts':
    "import type { Plate } from '#generated/models.ts'\nexport const money = (p: Plate) => p.id",
  'src/domain/phone.ts': "import 'libphonenumber-js'\nexport const phone = 1",
  'src/platform/clock.ts': "import { money } from '#domain/money.ts'\nexport const clock = money",
  'src/messages/index.ts': "import { money } from '#domain/money.ts'\nexport const messages = money",
  'src/api/client.ts': "import { clock } from '#platform/clock.ts'\nexport const client = clock",
  'src/theme/tokens.ts': "import { money } from '#domain/money.ts'\nexport const tokens = money",
  'src/ui/primitives/button.tsx': "import { tokens } from '#theme/tokens.ts'\nexport const Button = tokens",
  'src/ui/patterns/price.tsx':
    "import { Button } from '#ui/primitives/button.tsx'\nimport { messages } from '#messages/index.ts'\nexport const Price = [Button, messages]",
  'src/layout/define-block.ts':
    "import { tokens } from '#theme/tokens.ts'\nexport const defineBlock = tokens",
  'src/session/cart-store.ts': "import { client } from '#api/client.ts'\nexport const cartStore = client",
  'src/providers/maps/contract.ts':
    "import type { Plate } from '#generated/models.ts'\nexport type Maps = Plate",
  'src/providers/maps/leaflet/index.ts':
    "import type { Maps } from '../contract.ts'\nexport const leaflet = {} as Maps",
  'src/features/cart/index.ts':
    "import { cartStore } from '#session/cart-store.ts'\nexport const cart = cartStore",
  'src/features/menu/index.ts':
    "import type { Maps } from '#providers/maps/contract.ts'\nimport { Price } from '#ui/patterns/price.tsx'\nexport const menu = [Price, {} as Maps]",
  'src/features/menu/view.tsx': "import 'react'\nexport const view = 1",
  'src/app/features.ts':
    "import { cart } from '#features/cart/index.ts'\nimport { menu } from '#features/menu/index.ts'\nexport const features = [cart, menu]",
  'src/app/client.tsx': "import { features } from './features.ts'\nexport const start = features",
  'src/app/render.tsx':
    "import { Buffer } from 'node:buffer'\nimport { features } from './features.ts'\nexport const render = [features, Buffer]",
  'src/worker/worker.ts': "import { money } from '#domain/money.ts'\nexport const worker = money",
  'src/frames/tags.ts':
    "import { leaflet } from '#providers/maps/leaflet/index.ts'\nexport const tags = leaflet",
  'src/server/db/store.ts': "import 'drizzle-orm'\nexport const store = 1",
  'src/server/repositories/orders.ts': "import { store } from '../db/store.ts'\nexport const orders = store",
  'src/server/use-cases/place-order.ts':
    "import { orders } from '../repositories/orders.ts'\nexport const placeOrder = orders",
  'src/server/routes/order.ts':
    "import { placeOrder } from '../use-cases/place-order.ts'\nexport const order = placeOrder",
  'src/server/run-server.ts':
    "import 'fastify'\nimport { render } from '#app/render.tsx'\nimport { order } from './routes/order.ts'\nexport const start = [render, order]",
  'src/cli/main.ts': "import { start } from '#server/run-server.ts'\nexport const main = start",
  'src/domain/money.test.ts':
    "import 'fast-check'\nimport { money } from './money.ts'\nexport const test = money",
}

/** Violations, one per line: the rule that must catch it, the file, and what the file holds. */
export const PLANTED: { rule: string; file: string; code: string }[] = [
  { rule: 'generated-imports', file: 'src/generated/extra.ts', code: "export * from '#domain/money.ts'" },
  {
    rule: 'domain-imports',
    file: 'src/domain/a.ts',
    code: "import { client } from '#api/client.ts'\nexport const a = client",
  },
  {
    rule: 'domain-imports',
    file: 'src/domain/only-a-type.ts',
    code: "import type { Maps } from '#providers/maps/contract.ts'\nexport type A = Maps",
  },
  { rule: 'domain-packages', file: 'src/domain/b.ts', code: "import 'react'" },
  { rule: 'platform-imports', file: 'src/platform/a.ts', code: "import '#session/cart-store.ts'" },
  { rule: 'messages-imports', file: 'src/messages/a.ts', code: "import '#theme/tokens.ts'" },
  { rule: 'api-imports', file: 'src/api/a.ts', code: "import '#session/cart-store.ts'" },
  { rule: 'theme-imports', file: 'src/theme/a.ts', code: "import '#messages/index.ts'" },
  { rule: 'ui-primitives-imports', file: 'src/ui/primitives/a.tsx', code: "import '#messages/index.ts'" },
  { rule: 'ui-patterns-imports', file: 'src/ui/patterns/a.tsx', code: "import '#session/cart-store.ts'" },
  { rule: 'layout-imports', file: 'src/layout/a.ts', code: "import '#ui/patterns/price.tsx'" },
  { rule: 'session-imports', file: 'src/session/a.ts', code: "import '#ui/primitives/button.tsx'" },
  {
    rule: 'features-imports',
    file: 'src/features/cart/map.ts',
    code: "import '#providers/maps/leaflet/index.ts'",
  },
  { rule: 'features-are-islands', file: 'src/features/cart/a.ts', code: "import '#features/menu/index.ts'" },
  { rule: 'features-have-a-front-door', file: 'src/app/a.ts', code: "import '#features/menu/view.tsx'" },
  { rule: 'app-imports', file: 'src/app/b.ts', code: "import '#server/run-server.ts'" },
  { rule: 'worker-imports', file: 'src/worker/a.ts', code: "import '#session/cart-store.ts'" },
  { rule: 'frames-imports', file: 'src/frames/a.ts', code: "import '#session/cart-store.ts'" },
  {
    rule: 'provider-imports',
    file: 'src/providers/maps/other/index.ts',
    code: "import '../leaflet/index.ts'",
  },
  {
    rule: 'provider-contract-imports',
    file: 'src/providers/maps/list.ts',
    code: "import './leaflet/index.ts'",
  },
  { rule: 'server-imports', file: 'src/server/a.ts', code: "import '#app/features.ts'" },
  { rule: 'server-imports', file: 'src/server/b.ts', code: "import '#session/cart-store.ts'" },
  {
    rule: 'routes-never-touch-data',
    file: 'src/server/routes/a.ts',
    code: "import '../repositories/orders.ts'",
  },
  { rule: 'routes-never-touch-data', file: 'src/server/routes/b.ts', code: "import '../db/store.ts'" },
  { rule: 'routes-never-touch-data', file: 'src/server/routes/c.ts', code: "import 'drizzle-orm'" },
  {
    rule: 'repositories-know-only-data',
    file: 'src/server/repositories/a.ts',
    code: "import '../use-cases/place-order.ts'",
  },
  { rule: 'server-packages-stay-on-the-server', file: 'src/ui/patterns/b.tsx', code: "import 'fastify'" },
  { rule: 'node-modules-of-node-stay-on-the-server', file: 'src/session/b.ts', code: "import 'node:fs'" },
  { rule: 'cli-imports', file: 'src/cli/a.ts', code: "import '#app/features.ts'" },
  { rule: 'cli-imports', file: 'src/cli/b.ts', code: "import '#server/repositories/orders.ts'" },
  { rule: 'exchange-imports', file: 'src/exchange/a.ts', code: "import '#server/run-server.ts'" },
  { rule: 'scenarios-imports', file: 'src/scenarios/a.ts', code: "import '#theme/tokens.ts'" },
  { rule: 'preview-imports', file: 'src/preview/a.ts', code: "import '#server/repositories/orders.ts'" },
  { rule: 'preview-imports', file: 'src/preview/b.ts', code: "import '../../scripts/thing.mjs'" },
  { rule: 'audit-imports', file: 'src/audit/a.ts', code: "import '#server/run-server.ts'" },
  { rule: 'studio-imports', file: 'src/studio/a.ts', code: "import '#server/run-server.ts'" },
  { rule: 'codegen-stands-alone', file: 'codegen/a.mjs', code: "import '../src/generated/models.ts'" },
  { rule: 'tenants-are-data', file: 'src/server/c.ts', code: "import '../../tenants/la-luna/tenant.json'" },
  {
    rule: 'product-never-imports-tests',
    file: 'src/domain/c.ts',
    code: "import '../../tests/support/thing.ts'",
  },
  {
    rule: 'no-cycles',
    file: 'src/domain/ring-a.ts',
    code: "import type { B } from './ring-b.ts'\nexport type A = B",
  },
  { rule: 'imports-resolve', file: 'src/domain/d.ts', code: "import './nowhere.ts'" },
  { rule: 'packages-are-declared', file: 'src/ui/patterns/c.tsx', code: "import 'undeclared'" },
  { rule: 'product-runs-without-dev-packages', file: 'src/ui/patterns/d.tsx', code: "import 'fast-check'" },
  { rule: 'every-file-has-a-layer', file: 'src/utils/a.ts', code: "import '#domain/money.ts'" },
]

/** Files the violations need beside themselves. */
export const ACCOMPLICES: Record<string, string> = {
  'src/domain/ring-b.ts': "import type { A } from './ring-a.ts'\nexport type B = A",
}

/** The browser's entry reaches the server through a file that looks harmless. */
export const INDIRECT: Record<string, string> = {
  'src/app/client.tsx': "import { middle } from './middle.ts'\nexport const start = middle",
  'src/app/middle.ts':
    "import type { x } from '#providers/maps/secret.server.ts'\nexport const middle = {} as x",
  'src/providers/maps/secret.server.ts': 'export const x = 1',
}

function stubPackage(name: string): Record<string, string> {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    [`node_modules/${name}/index.js`]: '',
    [`node_modules/${name}/index.d.ts`]: 'export {}',
  }
}
