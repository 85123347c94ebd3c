import { createHash } from 'node:crypto'

import type { StudioFileInput } from '#generated/models.ts'

import type { FieldError } from '../contract/validators.ts'
import type { FileRow } from '../repositories/stored-files-repository.ts'
import { folderFault, pathFault, sizeFault } from './folder-limits.ts'

/** A folder: its files by path, and new contents by hash. */
export type Folder = { files: FileRow[]; contents: Map<string, Buffer> }

export type Taken = { ok: true; folder: Folder } | { ok: false; errors: FieldError[] }

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The row of a file with this content. */
export const fileRow = (path: string, content: Uint8Array): FileRow => ({
  path,
  hash: hashOf(content),
  bytes: content.length,
})

/**
 * Applies submitted files to a folder. Only these are validated: a folder that exceeds a limit may already be on disk
 * and served.
 * @returns the resulting folder, or faults of paths, contents and sizes
 */
export function takeFiles(before: readonly FileRow[], inputs: readonly StudioFileInput[]): Taken {
  const files = new Map(before.map((file) => [file.path, file]))
  const contents = new Map<string, Buffer>()
  const errors: FieldError[] = []
  const seen = new Set<string>()
  for (const [index, input] of inputs.entries()) {
    const refuse = (message: string) => errors.push({ path: `/body/files/${index}`, message })
    const path = input.path.normalize('NFC')
    const fault = pathFault(path)
    if (fault !== undefined) refuse(fault)
    else if (seen.has(path)) refuse('is there twice')
    else {
      seen.add(path)
      const content = contentOf(input)
      if (typeof content === 'string') refuse(content)
      else if (content === undefined) files.delete(path)
      else {
        const tooLarge = sizeFault(path, content.length)
        if (tooLarge !== undefined) refuse(tooLarge)
        const row = fileRow(path, content)
        files.set(path, row)
        contents.set(row.hash, content)
      }
    }
  }
  const sorted = [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const whole = errors.length === 0 && folderFault(before) === undefined ? folderFault(sorted) : undefined
  if (whole !== undefined) errors.push({ path: '/body/files', message: `the folder ${whole}` })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, folder: { files: sorted, contents } }
}

/** The content, undefined for a removed file, or a fault text. */
function contentOf({ text, base64, removed }: StudioFileInput): Buffer | undefined | string {
  const given = [text, base64, removed === true ? true : undefined].filter((one) => one !== undefined)
  if (given.length !== 1) return 'needs exactly one of text, base64, removed'
  if (text !== undefined) return Buffer.from(text, 'utf8')
  if (base64 === undefined) return undefined
  // a pattern would run out of stack on megabytes
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes : 'is no Base64'
}
