import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../scripts/go/run.mjs'
import { CACHE } from '../../scripts/go/stamps.mjs'

/**
 * Makes one file of a measurement and the product's code that it runs, and loads it.
 *
 * @param {string} name of the file in bench/, without its ending
 */
export async function bundle(name) {
  const outDir = path.join(CACHE, 'bench', name)
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    // as in vite.config.ts
    ssr: { noExternal: ['styled-components'] },
    build: {
      ssr: path.join(ROOT, 'bench', `${name}.ts`),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href)
}
