import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bucketFiles } from './bucket-files.mjs'

export const isBucket = (place) => /^https?:\/\//.test(place)

/** The files of a folder or a bucket. */
export const filesAt = (place) => (isBucket(place) ? bucketFiles(place) : folderFiles(place))

function folderFiles(folder) {
  return {
    read: (name) => readFile(path.join(folder, name)).catch(() => undefined),
    // under another name first
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `.${name}.${process.pid}`)
      await writeFile(draft, bytes)
      await rename(draft, path.join(folder, name))
    },
    haveAll: (names) =>
      Promise.all(names.map((name) => access(path.join(folder, name)))).then(
        () => true,
        () => false,
      ),
  }
}

/** Writes a file whole. */
export const writeWhole = (place, name, bytes) => filesAt(place).write(name, bytes)

/** The record of a picture made before, or undefined when it has to be made. */
export async function readRecord(place, name) {
  const bytes = await filesAt(place).read(name)
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
