import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt|webmanifest)$/
const SMALLEST_WORTH_BYTES = 1024
/** Builds with files large enough to compress. */
const COMPRESSED = new Set(['client', 'companion', 'studio'])

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` next to every text file the browser may ask for, so that the server never
 * compresses at run time. It runs in `writeBundle`: Vite still replaces its preload markers during
 * `generateBundle`, and a file compressed there differs from the one that is written.
 */
export function precompress(): Plugin {
  return {
    name: 'vitrina:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => COMPRESSED.has(environment.name),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options) {
        const dir = options.dir
        if (!dir) return
        const entries = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter((file) => !file.includes(`${path.sep}.vite${path.sep}`))
        // What an earlier environment wrote into the same folder is done.
        const names = new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)))
        await Promise.all(files.filter((file) => !names.has(`${file}.br`)).map(compressFile))
      },
    },
  }
}

async function compressFile(file: string) {
  const source = await readFile(file)
  if (source.length < SMALLEST_WORTH_BYTES) return
  const [br, gz] = await Promise.all([
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    gzipped(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
