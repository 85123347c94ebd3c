import { createStore, type StoreApi } from 'zustand/vanilla'

import { deepMerge } from '#domain/documents/deep-merge.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { judgeTheme, type Verdict } from '../verdict/judge-theme.ts'
import { repairAll, settled } from '../verdict/repair.ts'
import { edit, endGroup, redo, startHistory, undo, type History } from './history.ts'
import { shownTheme, themeFaults, type ThemeFault } from './theme-faults.ts'
import { isFieldless, withoutFieldless } from './fieldless-faults.ts'
import { pathName, valueAt, withValue, type ThemePath } from './theme-path.ts'

/** The themes around the edited one. */
export type ThemeGround = {
  /** the theme that every brand starts from */
  readonly inherited: Partial<ThemeFile>
  /** the brand's published file; empty for a brand that was never published */
  readonly published: ThemeFile
}

/** The edited content, which is undone together. */
export type Edited = {
  readonly theme: ThemeFile
  /** text of menu.json; undefined if the folder has none */
  readonly menu: string | undefined
}

export type EditorState = ThemeGround & {
  readonly history: History<Edited>
  /** the brand's own values as typed, invalid ones included */
  readonly own: ThemeFile
  readonly menu: string | undefined
  /** the theme in the frames: complete, without invalid values */
  readonly shown: Partial<ThemeFile>
  readonly verdict: Verdict
  readonly faults: readonly ThemeFault[]
  /** faults without a field */
  readonly strays: readonly ThemeFault[]
  /** the file exists but is unreadable: editing is locked until the operator starts anew or another file arrives */
  readonly isLocked: boolean
  /** @param group - consecutive edits of one group are undone together */
  change(path: ThemePath, value: unknown, group?: string): void
  /** ends the group */
  settle(): void
  /** resets the field to the published value */
  reset(path: ThemePath): void
  repairAll(): void
  undo(): void
  redo(): void
  /** replaces all files in one step: somebody else's draft */
  replace(edited: Edited, isLocked?: boolean): void
  /** imported files, in one step */
  bring(files: Partial<Edited>): void
  /** menu.json changed on the server: replaces it in every undo step that had the known one */
  meetMenu(known: Edited['menu'], now: Edited['menu']): void
  /** replaces the unreadable file by an empty one */
  startAnew(): void
  /** the theme was published */
  publishedNow(theme: ThemeFile): void
}

export type EditorStore = StoreApi<EditorState>

/** State and actions of an edited theme; independent of server and page. */
export function createEditorStore(
  start: ThemeFile,
  ground: ThemeGround,
  isLocked = false,
  startMenu?: string,
): EditorStore {
  return createStore<EditorState>()((set, get) => {
    const complete = (own: ThemeFile) => deepMerge<ThemeFile>(ground.inherited, own)
    const judged = (history: History<Edited>, last: ThemeFile) => {
      const { theme: own, menu } = history.present
      const verdict = judgeTheme(complete(own))
      const faults = themeFaults(own, verdict.findings)
      const strays = faults.filter(isFieldless)
      const good = shownTheme(own, faults, last)
      return { history, own, menu, verdict, faults, strays, good, shown: complete(good) }
    }
    let good = ground.published
    const show = (history: History<Edited>) => {
      const { good: next, ...state } = judged(history, good)
      good = next
      return state
    }
    const move = (history: History<Edited>): void => {
      if (history === get().history || get().isLocked) return
      const { theme, menu } = history.present
      set(theme === get().own ? { history, menu } : show(history))
    }
    /** @param group - as {@link edit} */
    const withTheme = (history: History<Edited>, theme: ThemeFile, group?: string): History<Edited> =>
      theme === history.present.theme ? history : edit(history, { ...history.present, theme }, group)
    return {
      ...ground,
      ...show(startHistory({ theme: start, menu: startMenu })),
      isLocked,
      change: (path, value, group) => {
        const { own, history } = get()
        move(withTheme(history, withValue(own, path, value), group ?? pathName(path)))
      },
      settle: () => move(endGroup(get().history)),
      reset: (path) => {
        const { own, published, history } = get()
        move(withTheme(endGroup(history), withValue(own, path, valueAt(published, path))))
      },
      repairAll: () => {
        const { own, strays, history } = get()
        move(withTheme(endGroup(history), repairAll(withoutFieldless(own, strays), complete)))
      },
      undo: () => move(undo(get().history)),
      redo: () => move(redo(get().history)),
      // at once: saving one without the other would be wrong
      replace: (edited, locks = false) =>
        set({ ...show(edit(endGroup(get().history), edited)), isLocked: locks }),
      bring: (files) => {
        const { history } = get()
        move(edit(endGroup(history), { ...history.present, ...files }))
      },
      meetMenu: (known, now) => {
        const { history } = get()
        const meet = (one: Edited): Edited => (one.menu === known ? { ...one, menu: now } : one)
        const { past, present, future } = history
        const met = { ...history, past: past.map(meet), present: meet(present), future: future.map(meet) }
        set({ history: met, menu: met.present.menu })
      },
      startAnew: () => set({ isLocked: false }),
      publishedNow: (published) => set({ published }),
    }
  })
}

/** The file in its saved form. */
export const fileOf = ({ own, inherited }: EditorState): ThemeFile =>
  settled(own, (theme) => deepMerge<ThemeFile>(inherited, theme))
