import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { styledComponentIds } from '../vite/styled-component-ids.ts'
import { ENTRIES, START } from './entries.mjs'

/**
 * React Refresh has to be there before React is; the error overlay and the socket of the edits come with Vite's client.
 */
const start = (entry: string) => `
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => undefined
window.$RefreshSig$ = () => (type) => type
// As in production: rules are added without text, which the policy of the pages would refuse.
window.SC_DISABLE_SPEEDY = false
await import('/${entry}')
`

/** Serves the module that each page names in place of its built entry. */
function startModules(): Plugin {
  const modules = new Map(Object.values(ENTRIES).map((entry) => [START + entry, start(entry)]))
  return {
    name: 'vitrina:start-modules',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  }
}

/** What `npm run dev` serves: the sources as they are, on the server's own pages. */
export default defineConfig({
  appType: 'custom',
  plugins: [styledComponentIds(), react(), startModules()],
  optimizeDeps: { entries: Object.values(ENTRIES) },
  server: {
    middlewareMode: true,
    watch: { ignored: ['**/dist/**', '**/.data/**', '**/tests/**', '**/docs/**'] },
  },
  ssr: { noExternal: ['styled-components'] },
})
