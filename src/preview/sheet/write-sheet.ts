import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { STATES } from '#scenarios/states.ts'
import type { Cell, Entry, FrameChange } from './compare.ts'
import { sheetPage, type Thumb } from './sheet-page.ts'
import type { Views } from './shoot.ts'
import type { Frame } from './take-frames.ts'

/** Maximum thumbnail width, and its quality: full pictures are files beside the page. @units pixels */
const THUMB_WIDTH = 420
const QUALITY = 72

export type SheetFiles = { folder: string; name: string; views: Views }

/** Writes the pictures of the states and their sheet, and returns the sheet's path. */
export function writeSheet(frames: readonly Frame[], files: SheetFiles): Promise<string> {
  const entries = frames.map(({ state, shots, ...frame }) => ({
    ...frame,
    id: state.id,
    screen: state.screen,
    cells: shots.map(({ png, ...shot }) => ({ ...shot, after: png, pixels: 0 })),
  }))
  return write(entries, files)
}

/** The same for a comparison: pictures of the changes, before and after. */
export function writeComparison(
  changes: readonly FrameChange[],
  words: readonly string[],
  files: SheetFiles,
): Promise<string> {
  const entries = changes.map((change) => ({
    ...change,
    cells: change.cells.filter(
      ({ before, pixels }) =>
        change.kind === 'removed' || (change.kind !== 'same' && (before === undefined || pixels > 0)),
    ),
  }))
  return write(entries, files, words)
}

async function write(
  drawn: readonly Entry<Buffer>[],
  { folder, name, views }: SheetFiles,
  words?: readonly string[],
): Promise<string> {
  await clear(join(folder, 'png'))
  const entries: Entry<Thumb>[] = []
  for (const entry of drawn) {
    const cells: Cell<Thumb>[] = []
    for (const cell of entry.cells) cells.push(await cellOf(entry.id, cell, folder))
    entries.push({ ...entry, cells })
  }
  const file = join(folder, 'index.html')
  await writeFile(file, sheetPage({ name, views, entries, words }))
  return file
}

const STATE_IDS = new Set<string>(STATES.map(({ id }) => id))
/** File name of a picture: state, width and color scheme. */
const PICTURE = /^([\w.-]+)-\d+-(?:light|dark)(?:-antes|-ahora|-diferencia)?\.png$/

/**
 * Creates the folder of the pictures, and deletes the pictures of states from an earlier sheet: nothing would link to
 * them. Other files stay.
 */
async function clear(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const left = (await readdir(folder)).filter((name) => STATE_IDS.has(PICTURE.exec(name)?.[1] ?? ''))
  await Promise.all(left.map((name) => rm(join(folder, name))))
}

async function cellOf(
  id: string,
  { before, after, difference, ...shot }: Cell<Buffer>,
  folder: string,
): Promise<Cell<Thumb>> {
  const base = `${id}-${shot.width}-${shot.scheme}`
  const keep = async (png: Buffer | undefined, part: string): Promise<Thumb | undefined> =>
    png && thumbOf(png, `png/${base}${part}.png`, folder)
  return {
    ...shot,
    before: await keep(before, '-antes'),
    after: await keep(after, before === undefined ? '' : '-ahora'),
    difference: await keep(difference, '-diferencia'),
  }
}

async function thumbOf(png: Buffer, file: string, folder: string): Promise<Thumb> {
  await writeFile(join(folder, file), png)
  const small = sharp(png).resize({ width: THUMB_WIDTH, withoutEnlargement: true }).webp({ quality: QUALITY })
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return { file, webp: data.toString('base64'), width: info.width, height: info.height }
}
