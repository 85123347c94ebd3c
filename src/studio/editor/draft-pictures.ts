import { createStore, type StoreApi } from 'zustand/vanilla'

import { slug } from '#domain/menu/slug.ts'
import { fitsFile } from '#domain/studio/folder-limits.ts'
import type { StudioDraft } from '#generated/models.ts'
import { toBase64 } from '#platform/base64.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import type { StudioCalls } from '../server/studio-calls.ts'
import type { EditorStore } from '../theme/editor-store.ts'
import type { ThemePath } from '../theme/theme-path.ts'

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Why a picture was refused. */
export type PictureRefusal = 'type' | 'size' | 'unreadable' | 'theme'

export type DraftPictures = {
  /** addresses of the loaded pictures by their name below assets/ */
  readonly store: StoreApi<Readonly<Record<string, string>>>
  /** Adds a picture and writes its name into a field. @returns the refusal, undefined when it was accepted */
  pick(path: ThemePath, file: File): Promise<PictureRefusal | undefined>
  /** Loads the pictures of a draft; unreadable ones are not shown. */
  load(draft: StudioDraft, names: readonly string[]): Promise<void>
}

type Deps = { readonly calls: StudioCalls; readonly saver: DraftSaver; readonly theme: EditorStore }

/** The pictures of a draft, as the page shows them beside their fields. */
export function createDraftPictures({ calls, saver, theme }: Deps): DraftPictures {
  const store = createStore<Readonly<Record<string, string>>>(() => ({}))
  const show = (name: string, base64: string): void =>
    store.setState({ [name]: `data:${TYPES[endingOf(name)] ?? 'image/png'};base64,${base64}` })
  /** pictures picked here, by name: some may not be saved yet */
  const picked = new Map<string, string>()
  const isTaken = (name: string): boolean =>
    picked.has(name) ||
    // names are equal on case-insensitive systems
    saver.store.getState().draft.files.some(({ path }) => path.toLowerCase() === `assets/${name}`)
  const heldUnder = async (name: string): Promise<string | undefined> => {
    const { id } = saver.store.getState().draft
    const read = () => calls.draftFile(id, `assets/${name}`).then((file) => file.base64)
    return picked.get(name) ?? (await read().catch(() => undefined))
  }
  /** An unused name, so that undo still finds the other picture. */
  const freeName = async (wanted: string, base64: string): Promise<string> => {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wanted : numberedName(wanted, count)
      if (!isTaken(name) || (await heldUnder(name)) === base64) return name
    }
  }
  return {
    store,
    pick: async (path, file) => {
      if (theme.getState().isLocked) return 'theme'
      const ending = endingOf(file.name)
      if (!Object.hasOwn(TYPES, ending)) return 'type'
      if (!fitsFile(file.name, file.size)) return 'size'
      const bytes = await file.arrayBuffer().catch(() => undefined)
      if (!bytes) return 'unreadable'
      const base64 = toBase64(new Uint8Array(bytes))
      const name = await freeName(pictureName(file.name), base64)
      picked.set(name, base64)
      show(name, base64)
      saver.put({ path: `assets/${name}`, base64 })
      theme.getState().settle()
      theme.getState().change(path, name)
      theme.getState().settle()
      return undefined
    },
    load: async (draft, names) => {
      const known = new Set(draft.files.map(({ path }) => path))
      const wanted = names.filter((name) => known.has(`assets/${name}`))
      await Promise.allSettled(
        wanted.map(async (name) => show(name, (await calls.draftFile(draft.id, `assets/${name}`)).base64)),
      )
    },
  }
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const numberedName = (name: string, count: number): string => name.replace(/(?=\.[a-z0-9]+$)/, `-${count}`)

/** A file name allowed in the folder: `Mi Logo (1).PNG` becomes `mi-logo-1.png`. */
export function pictureName(name: string): string {
  const ending = endingOf(name)
  return `${slug(name.slice(0, -ending.length - 1)).slice(0, 60) || 'imagen'}.${ending}`
}
