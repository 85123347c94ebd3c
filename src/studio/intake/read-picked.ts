import { isTrace, type PickedFile } from './picked-files.ts'
import { holdEach, holdTogether } from './pick-refused.ts'
import { readZip } from './zip.ts'

type Picked = { readonly path: string; readonly file: File }

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/**
 * All dropped files, from folders and zips too.
 * @errors PickRefused; the browser's error when a file may not be read
 */
export async function readDrop(transfer: DataTransfer): Promise<readonly PickedFile[]> {
  // the list is cleared when the event ends
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const picked = (await Promise.all(entries.map((entry) => walk(entry, '')))).flat()
  return readAll(picked)
}

/** The same for a file input; `webkitRelativePath` is set for folders. */
export const readChosen = (files: readonly File[]): Promise<readonly PickedFile[]> =>
  readAll(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })))

const isZip = (path: string): boolean => /\.zip$/i.test(path)

async function readAll(all: readonly Picked[]): Promise<readonly PickedFile[]> {
  const picked = all.filter(({ path }) => !isTrace(path))
  // before reading: otherwise a browser would read a whole film
  const weighed = picked.map(({ path, file }) => ({ path, size: file.size }))
  holdEach(weighed.filter(({ path }) => !isZip(path)))
  holdTogether(weighed)
  const parts = await Promise.all(
    picked.map(async ({ path, file }) => {
      const bytes = await bytesOf(file)
      return isZip(path) ? readZip(bytes) : [{ path, bytes }]
    }),
  )
  const files = parts.flat()
  // a zip may declare less than it contains
  const held = files.map(({ path, bytes }) => ({ path, size: bytes.length }))
  holdEach(held)
  holdTogether(held)
  return files
}

async function walk(entry: FileSystemEntry, above: string): Promise<readonly Picked[]> {
  const path = `${above}${entry.name}`
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject)
    })
    return [{ path, file }]
  }
  if (!isFolder(entry)) return []
  const inside = await entriesOf(entry.createReader())
  return (await Promise.all(inside.map((one) => walk(one, `${path}/`)))).flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** A reader returns a folder in batches, and an empty one at the end. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (part.length === 0) return all
    all.push(...part)
  }
}
