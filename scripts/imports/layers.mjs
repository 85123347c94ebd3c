/**
 * Who may import what: the one table from which `.dependency-cruiser.mjs` makes its rules. Anything not
 * listed is an error, and type imports count. `allowed` are patterns below `src/`; a layer may always
 * import itself. `tools` are files outside of it that `npm start` and `npm test` need before anything is built.
 */
const DOWN_TO_DOMAIN = ['domain/', 'generated/']
const LOOKS = ['theme/', 'messages/', ...DOWN_TO_DOMAIN]
/**
 * What a kind of provider is met by: its contract, and for cards the place on a page where any vendor's fields stand.
 */
const CONTRACTS = 'providers/[^/]+/(contract[.]ts|card-place[.]tsx)$'

/**
 * What the server offers to the command line: to run it, to check and apply tenants without it, to hash a code, to read
 * or erase a person, and to fetch only from public addresses, by the blocks of the interface.
 */
const SERVER_FUNCTIONS =
  'server/(?:replace-file[.]mjs|(?:backup/(?:backup-file|restore-backup|write-backup)|config|make-folder|own-address|run-server|startup-error|db/(?:session|store)|pages/render-page|tenants/(?:apply-progress|apply-tenants|check-tenants|read-folder|schema-faults|tenant-fault|remarks/remark)|use-cases/(?:identity/code-hash|person/person)|webhooks/(?:open-lookup|public-address))[.]ts)$'

/** What the stage of preview and audit starts a server with. */
const STAGE_FUNCTIONS =
  'server/(?:config|start-server|db/(?:empty-database|store)|pages/render-page|project-root|tenants/(?:read-folder|folder-types|judge-folder|tenant-fault))[.]ts$'

export const LAYERS = [
  {
    layer: 'generated',
    allowed: [],
    comment: 'Generated code stands alone. Change schemas/ and run "npm run codegen".',
  },
  {
    layer: 'domain',
    allowed: ['generated/'],
    comment: 'Business rules know no React, network, storage or clock: pass what they need in.',
  },
  {
    layer: 'platform',
    allowed: DOWN_TO_DOMAIN,
    comment:
      'A platform port wraps one browser ability. What it is used for belongs to session or a feature.',
  },
  {
    layer: 'messages',
    allowed: DOWN_TO_DOMAIN,
    comment: 'Texts know codes and shapes only. Choose the text where it is shown.',
  },
  {
    layer: 'api',
    allowed: ['platform/', ...DOWN_TO_DOMAIN],
    comment: 'The client returns codes and never talks to the screen: let the feature decide what is shown.',
  },
  {
    layer: 'theme',
    allowed: DOWN_TO_DOMAIN,
    comment: 'The theme engine is plain functions for browser and server. Pass it the configuration.',
  },
  {
    layer: 'ui/primitives',
    allowed: ['theme/', 'platform/'],
    comment: 'A primitive knows no text and no entity: take them as props, or make it a pattern.',
  },
  {
    layer: 'ui/patterns',
    allowed: ['ui/primitives/', 'platform/', ...LOOKS],
    comment: 'A pattern shows an entity it is given. Fetching and state belong to the feature.',
  },
  {
    layer: 'layout',
    allowed: ['ui/primitives/', 'platform/on-demand[.]ts$', 'theme/', 'domain/documents/', 'generated/'],
    comment: 'The layout registry arranges blocks it knows nothing about.',
  },
  {
    layer: 'session',
    allowed: ['api/', 'platform/', CONTRACTS, ...DOWN_TO_DOMAIN],
    comment: 'Stores hold state and call rules; they show nothing.',
  },
  {
    layer: 'features',
    allowed: ['session/', 'layout/', 'ui/', 'api/', 'platform/', CONTRACTS, ...LOOKS],
    comment:
      'A feature uses a provider only through its contract.ts, and cards by their place; what two features share goes down a layer.',
  },
  {
    layer: 'app',
    allowed: ['features/', 'providers/', 'session/', 'layout/', 'ui/', 'api/', 'platform/', ...LOOKS],
    comment: 'The app assembles the browser side. The server calls it, never the other way round.',
  },
  {
    layer: 'worker',
    allowed: ['app/(?:page-state|routes)[.]ts$', 'platform/time-limit[.]ts$', ...DOWN_TO_DOMAIN],
    comment: 'The service worker runs without a page: it knows addresses and answers, and no interface.',
  },
  {
    layer: 'frames',
    allowed: ['providers/', ...DOWN_TO_DOMAIN],
    comment: 'A frame holds code of others: it knows what it is told, and nothing of the page around it.',
  },
  {
    layer: 'exchange',
    allowed: LOOKS,
    comment:
      'Formats of others become tenant files and back: plain functions on what was read. Reading and writing belong to cli and studio.',
  },
  {
    layer: 'scenarios',
    allowed: ['messages/', ...DOWN_TO_DOMAIN],
    comment:
      'The states of the screens are data for browser and server: what leads a browser through them is not.',
  },
  {
    layer: 'server',
    allowed: [
      'scenarios/',
      'exchange/',
      ...LOOKS,
      '.*[.]server[.]tsx?$',
      '.*contract[.]ts$',
      'app/(?:render[.]tsx|routes[.]ts)$',
    ],
    comment:
      'The server enters the app by app/render.tsx and its table of addresses; shared rules belong to src/domain.',
  },
  {
    layer: 'studio',
    allowed: [
      'scenarios/',
      'exchange/',
      'app/',
      'features/',
      'providers/',
      'session/',
      'layout/',
      'ui/',
      'api/',
      'platform/',
      ...LOOKS,
    ],
    comment: 'The studio frames the real screens. It reaches data through the API like any other client.',
  },
  {
    layer: 'preview',
    allowed: ['scenarios/', 'platform/is-live[.]ts$', ...LOOKS, STAGE_FUNCTIONS],
    tools: ['^scripts/go/find-browser[.]mjs$'],
    comment:
      'The stage is a server of its own with a real browser before it; it starts one and asks it like anybody.',
  },
  {
    layer: 'audit',
    allowed: ['preview/', 'scenarios/', ...LOOKS],
    comment: 'A rule judges a page, whoever made it: it knows no tenant and no server.',
  },
  {
    layer: 'cli',
    allowed: ['preview/', 'audit/', 'scenarios/', 'exchange/', 'layout/', ...LOOKS, SERVER_FUNCTIONS],
    comment:
      'The command line calls the functions the server offers to it, and otherwise uses shared layers.',
  },
]

/** Packages a business rule may use: pure functions on data, nothing that reads the outside world. */
export const DOMAIN_PACKAGES = ['libphonenumber-js', 'polished']

/** Packages that exist only for the server; one of them in the browser is always a mistake. */
export const SERVER_PACKAGES = [
  'fastify',
  'drizzle-orm',
  'drizzle-kit',
  'pg',
  '@electric-sql/pglite',
  'ws',
  'ajv',
  'yaml',
  'sharp',
  'qr',
]
