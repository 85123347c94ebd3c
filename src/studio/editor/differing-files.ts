import { parsedJson } from '#domain/documents/parsed-json.ts'
import { isSame } from '#exchange/diff/diff-values.ts'
import type { StudioDraft } from '#generated/models.ts'

type Files = StudioDraft['files']

/** Paths of changed files, sorted. A JSON file with only another key order or formatting counts as unchanged. */
export function differingFiles(before: Files, after: Files): readonly string[] {
  const [old, now] = [before, after].map((files) => new Map(files.map((file) => [file.path, file])))
  const paths = new Set([...before, ...after].map(({ path }) => path))
  return [...paths].toSorted().filter((path) => {
    const [first, second] = [old?.get(path), now?.get(path)]
    if (!first || !second) return true
    if (first.hash === second.hash) return false
    if (!path.endsWith('.json')) return true
    const [left, right] = [first, second].map(({ text = '' }) => parsedJson(text))
    return left === undefined || !isSame(left, right)
  })
}
