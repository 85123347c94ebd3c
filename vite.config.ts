import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/vite/precompress.ts'
import { pureRouter } from './scripts/vite/pure-router.ts'
import { scriptInventory } from './scripts/vite/script-inventory.ts'
import { shellOf } from './scripts/vite/shell-of.ts'
import { styledComponentIds } from './scripts/vite/styled-component-ids.ts'
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts'

/**
 * Packages every page needs and which change only with a dependency update: one chunk that stays cached. Queries in
 * numbers (`useQueries`) are for lists that come page by page; no first page has one.
 */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|@tanstack[\\/](?:react-query|query-core)(?!.*[\\/](?:useQueries|queriesObserver)\.js)|styled-components|stylis|@emotion[\\/][^\\/]+|zustand|openapi-fetch)[\\/]/

/** What waits for the first view, and has the rest fetched: it must bring nothing of the rest. */
const START = /preload-helper|\/src\/(?:app\/client|platform\/(?:first-view|on-demand))\./

/**
 * What every menu page shows: one chunk with all it imports, since a dozen small ones compress 9 kB worse.
 * A modal stays out and loads when it opens, a page's own view when the page does, what draws lists when those of the server
 * are not enough; so does every feature that is not named here.
 */
const STOREFRONT =
  /\/src\/(?:app(?!\/(?:obstacle-view|late\/|geocoding\/|companion\/))|features\/(?:venue|menu|cart)(?!\/(?:modals|lines|lists|pages)\/))\//

/** What every page fetches once it is idle, with all that it imports: a dozen small files take a phone four more round trips. */
const LATE =
  /\/src\/(?:app\/late\/|features\/(?:chat\/chat-launcher|install\/(?:floating-offer|components\/install-card)|order-in-progress\/)|session\/event-of)/

/** What a menu page fetches for what is below its first view. */
const MENU = /\/src\/(?:features\/menu\/pages\/|ui\/patterns\/slide-arrows)/

/**
 * One `vite build --app` makes everything: `dist/client` for the browser, with its service worker, then `dist/server`
 * with the server (`main.js`) and the `vitrina` command (`cli.js`).
 */
export default defineConfig({
  appType: 'custom',
  plugins: [
    styledComponentIds(),
    pureRouter(),
    react(),
    thirdPartyNotices(),
    precompress(),
    scriptInventory(),
  ],
  // The list of what every lazy part needs would cost each first view 0.8 kB; pages name their own parts in their head,
  // and the service worker keeps the others. Browsers of decision 152 read es2022 but for static blocks, of which there are none.
  build: { target: 'es2022', modulePreload: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { client: 'src/app/client.tsx' },
          output: {
            // The first page names every part, and what is random in a name cannot be compressed: 32 bits are enough to
            // tell builds apart.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'start', test: START, priority: 20 },
                { name: 'framework', test: FRAMEWORK, priority: 10 },
                { name: 'storefront', test: STOREFRONT, priority: 5 },
                { name: 'menu', test: MENU, priority: 4 },
                { name: 'late', test: LATE, priority: 3 },
              ],
            },
          },
        },
      },
    },
    // One file without imports, under a name that never changes: browsers ask for it again by that name.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { 'service-worker': 'src/worker/service-worker.ts' },
          output: {
            format: 'iife',
            entryFileNames: '[name].js',
            intro: () => `const SHELL=${JSON.stringify(shellOf('dist/client'))};`,
          },
        },
      },
    },
    // The rider's own: it knows no build, and keeps what the pages of a rider name.
    riderWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { 'rider-worker': 'src/worker/rider-worker.ts' },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    // Riders, tracking, survey, guide and console: pages that nobody opens on the way to an order, and no storefront loads.
    companion: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        manifest: '.vite/companion.json',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { companion: 'src/app/companion/client.tsx' },
          output: {
            entryFileNames: 'companion/[name]-[hash].js',
            chunkFileNames: 'companion/[name]-[hash].js',
            assetFileNames: 'companion/[name]-[hash][extname]',
            codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK, priority: 10 }] },
          },
        },
      },
    },
    // Where operators prepare a brand: a page of its own that no diner loads.
    studio: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        manifest: '.vite/studio.json',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { studio: 'src/studio/client.tsx' },
          output: {
            entryFileNames: 'studio/[name]-[hash].js',
            chunkFileNames: 'studio/[name]-[hash].js',
            assetFileNames: 'studio/[name]-[hash][extname]',
            codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK, priority: 10 }] },
          },
        },
      },
    },
    // Code of frames in which code of others runs; each is a page of its own, and no part of any other.
    frames: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            tags: 'src/frames/tags.ts',
            chat: 'src/frames/chat.ts',
            challenge: 'src/frames/challenge.ts',
          },
          output: { entryFileNames: 'frames/[name].js', chunkFileNames: 'frames/[name]-[hash].js' },
        },
      },
    },
    // The card fields of the payments sandbox: a page of another origin, which shares nothing with the storefront.
    card: {
      consumer: 'client',
      build: {
        outDir: 'dist/card-frame',
        manifest: true,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: 'src/providers/payments/embedded/frame/card-frame.ts',
        },
      },
    },
    ssr: {
      // The Node entry of styled-components is CommonJS, and its default export is lost in native ESM. What it needs itself
      // comes along: only the packages of package.json are sure to be beside an installed server.
      resolve: { noExternal: ['styled-components', /^@emotion\//, 'stylis'] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { main: 'src/server/main.ts', cli: 'src/cli/main.ts' },
          output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of [
        'client',
        'worker',
        'riderWorker',
        'companion',
        'studio',
        'frames',
        'card',
        'ssr',
      ]) {
        const environment = builder.environments[name]
        if (!environment) throw new Error(`The build has no environment called "${name}".`)
        await builder.build(environment)
      }
    },
  },
})
