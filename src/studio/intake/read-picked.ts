import { isTrace, type PickedFile } from './picked-files.ts'
import { holdEach, holdTogether } from './pick-refused.ts'
import { readZip } from './zip.ts'

type Picked = { readonly path: string; readonly file: File }

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/**
 * Everything that lies in what was dropped: files, whole folders, zips.
 * @errors PickRefused; whatever the browser says when it may not read a file
 */
export async function readDrop(transfer: DataTransfer): Promise<readonly PickedFile[]> {
  // the list is empty as soon as the event is over
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const picked = (await Promise.all(entries.map((entry) => walk(entry, '')))).flat()
  return readAll(picked)
}

/** The same of what a file field gives; `webkitRelativePath` is set for folders. */
export const readChosen = (files: readonly File[]): Promise<readonly PickedFile[]> =>
  readAll(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })))

const isZip = (path: string): boolean => /\.zip$/i.test(path)

async function readAll(all: readonly Picked[]): Promise<readonly PickedFile[]> {
  const picked = all.filter(({ path }) => !isTrace(path))
  // before anything is read: a browser would read a film
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
  // a zip may claim less than it holds
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

/** A reader gives a part of a folder each time, and nothing at its end. */
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
