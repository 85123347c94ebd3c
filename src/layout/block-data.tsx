import { createContext, useContext, type ReactNode } from 'react'

const BlockContext = createContext<unknown>(undefined)

/** Hands the screen's data to its blocks. The renderer does this, and so do tests. */
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
 * The data of the screen the block stands on, as its `load` returned it.
 * The renderer cannot know the type: a block names the type of the screens it was written for.
 */
export function useBlockData<T>(): T {
  return useContext(BlockContext) as T
}
