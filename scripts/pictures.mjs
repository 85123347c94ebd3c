// Makes the sized pictures and icons of every tenant into dist/images, so that no request ever has to.
// Pictures made before are recognised by their content and cost one small read each.
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { makeIcons } from '../src/server/images/make-icons.mjs'
import { makeVariants } from '../src/server/images/make-variants.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const outDir = path.join(root, 'dist', 'images')
const PICTURE = /\.(?:svg|webp|png|jpe?g|avif)$/

const started = process.hrtime.bigint()
const queue = []
for (const tenant of (await readdir(path.join(root, 'tenants'))).toSorted()) {
  const assets = path.join(root, 'tenants', tenant, 'assets')
  const files = await readdir(assets, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => PICTURE.test(name)).toSorted())
    queue.push(path.join(assets, file))
}
const pictures = queue.length
const work = async () => {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    await makeVariants(file, outDir)
    if (path.basename(file) === 'icon.svg') await makeIcons(file, outDir)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
const seconds = Number(process.hrtime.bigint() - started) / 1e9
process.stdout.write(`pictures: ${pictures} ready in dist/images (${seconds.toFixed(1)} s)\n`)
