import { DOMAIN_PACKAGES, LAYERS, SERVER_PACKAGES } from './scripts/imports/layers.mjs'

const TEST = '[.](?:test|e2e)[.]tsx?$'
const packages = (names) => `node_modules/(?:${names.join('|')})(?:/|$)`

/** A layer imports itself and what its row of the table lists, nothing else of this repository. */
const layerRule = ({ layer, allowed, tools = [], comment }) => ({
  name: `${layer.replace('/', '-')}-imports`,
  severity: 'error',
  comment,
  from: { path: `^src/${layer}/`, pathNot: TEST },
  to: {
    path: '^(?:src|codegen|scripts|tests|tenants|schemas|bench)/',
    pathNot: [`^src/${layer}/`, ...allowed.map((pattern) => `^src/${pattern}`), ...tools],
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.map(layerRule),
    {
      name: 'every-file-has-a-layer',
      severity: 'error',
      comment: 'Put the file into one of the layers of scripts/imports/layers.mjs, so that a rule covers it.',
      from: {
        path: '^src/',
        pathNot: `^src/(?:${[...LAYERS.map(({ layer }) => layer), 'providers'].join('|')})/`,
      },
      to: {},
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment:
        'Features never import each other: move what both need down to ui/patterns, session or domain.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-have-a-front-door',
      severity: 'error',
      comment:
        "Outside code enters a feature by its index.ts only: export what is needed there, or don't need it.",
      from: { path: '^(?:src|scripts|codegen)/', pathNot: '^src/features/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/index[.]ts$' },
    },
    {
      name: 'provider-imports',
      severity: 'error',
      comment: 'A vendor knows its own folder, the contract of its kind, and the shared layers below it.',
      from: { path: '^src/providers/([^/]+)/([^/]+)/', pathNot: TEST },
      to: {
        path: '^(?:src|codegen|scripts|tests|tenants|schemas|bench)/',
        pathNot: [
          '^src/providers/$1/$2/',
          '^src/providers/$1/contract[.]ts$',
          '^src/(?:ui|theme|messages|domain|generated|platform)/',
        ],
      },
    },
    {
      name: 'provider-contract-imports',
      severity: 'error',
      comment: 'A contract describes a port and never mentions a vendor.',
      from: { path: '^src/providers/([^/]+)/[^/]+[.]tsx?$', pathNot: TEST },
      to: {
        path: '^src/',
        pathNot: [
          '^src/providers/$1/contract[.]ts$',
          '^src/(?:ui|theme|messages|domain|generated|platform)/',
        ],
      },
    },
    {
      name: 'routes-never-touch-data',
      severity: 'error',
      comment: 'A route checks and answers; call a use case, which calls a repository.',
      from: { path: '^src/server/routes/', pathNot: TEST },
      to: {
        path: [`^src/server/(?:repositories|db)/`, packages(['drizzle-orm', 'pg', '@electric-sql/pglite'])],
      },
    },
    {
      name: 'repositories-know-only-data',
      severity: 'error',
      comment: 'A repository is a few named queries. Decisions belong to a use case, answers to a route.',
      from: { path: '^src/server/(?:repositories|db)/', pathNot: TEST },
      to: { path: '^src/server/(?:routes|use-cases|pages)/' },
    },
    {
      name: 'client-never-reaches-server',
      severity: 'error',
      comment:
        'Something that the browser loads leads, perhaps through other files, to server code. Break the chain.',
      from: { path: '^src/(?:app/client|studio/client)[.]tsx$' },
      to: { path: '(?:^src/server/|^src/cli/|[.]server[.]tsx?$)', reachable: true },
    },
    {
      name: 'server-packages-stay-on-the-server',
      severity: 'error',
      comment: 'This package would end in the browser. Use it in src/server, src/cli or a build script.',
      from: { path: '^src/', pathNot: [TEST, '^src/(?:server|preview|audit|cli)/', '[.]server[.]tsx?$'] },
      to: { path: packages(SERVER_PACKAGES) },
    },
    {
      name: 'node-modules-of-node-stay-on-the-server',
      severity: 'error',
      comment:
        'The browser has no Node modules. Only the server, the command line, what leads a browser and app/render.tsx may use them.',
      from: {
        path: '^src/',
        pathNot: [TEST, '^src/(?:server|preview|audit|cli)/', '[.]server[.]tsx?$', '^src/app/render[.]tsx$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-packages',
      severity: 'error',
      comment:
        'Business rules are plain functions. A new pure package needs a line in DOMAIN_PACKAGES and a decision.',
      from: { path: '^src/(?:domain|generated)/', pathNot: TEST },
      to: { path: 'node_modules/', pathNot: packages(DOMAIN_PACKAGES) },
    },
    {
      name: 'codegen-stands-alone',
      severity: 'error',
      comment: 'The generator runs before anything is built, so it can import only itself and packages.',
      from: { path: '^codegen/', pathNot: TEST },
      to: { path: '^(?:src|scripts|tests|tenants|bench)/' },
    },
    {
      name: 'tenants-are-data',
      severity: 'error',
      comment: 'No code names a tenant. Read the folder through src/server/tenants.',
      from: { pathNot: '^tests/' },
      to: { path: '^tenants/' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      comment: 'Move what both need into the product, or copy the three lines.',
      from: { path: '^(?:src|codegen|scripts)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or lack a third that both use.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment: 'The imported file or package does not exist, so no rule could judge it.',
      from: { path: '^(?:src|codegen|scripts)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      comment:
        'The package is here by accident of another one. Add it to package.json with an exact version.',
      from: { path: '^(?:src|codegen|scripts|tests)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-runs-without-dev-packages',
      severity: 'error',
      comment:
        'The package is a devDependency and would be missing in production. Move it, or drop the import.',
      from: { path: '^src/', pathNot: [TEST, '^src/server/images/.*[.]mjs$', '[.]config[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
}
