import type { Page } from 'playwright'

import type { Cell } from '../matrix/cell.ts'

/** A page to look at, and how to get there. */
export type Job = Cell & {
  /** what the state is called */
  readonly title: string
  /** leads a fresh page there, and waits until nothing moves any more */
  lead(page: Page): Promise<void>
}
