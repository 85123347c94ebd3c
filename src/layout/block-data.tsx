import { createContext, useContext, type ReactNode } from 'react'

const BlockContext = createContext<unknown>(undefined)

/** Provides the screen's data to its blocks; used by the renderer and by tests. */
export function BlockDataProvider({
  data,
  children,
}: {
  readonly data: unknown
  readonly children: ReactNode
}) {
  return <BlockContext.Provider value={data}>{children}</BlockContext.Provider>
}

/**
 * The data of the block's screen, as returned by `load`. The renderer cannot know its type: a block states the type of
 * the screens it was written for.
 */
export function useBlockData<T>(): T {
  return useContext(BlockContext) as T
}
