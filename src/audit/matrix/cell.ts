import type { AuditMode } from '#generated/audit.ts'

/** One page of the matrix: a state of a tenant in a colour mode at a width. */
export type Cell = {
  /** alias */
  readonly tenant: string
  readonly screen: string
  readonly state: string
  readonly mode: AuditMode
  /** of the window, in CSS pixels */
  readonly width: number
}

/** A state of a tenant. */
export type Place = Pick<Cell, 'tenant' | 'screen' | 'state'>

export const MODES: readonly AuditMode[] = ['light', 'dark']

/**
 * The audited widths in CSS pixels.
 * @source WCAG 2.2 1.4.10 (320); look.md: phones of 360 to 430, a menu that gains a column at 768 and 1280
 */
export const WIDTHS: readonly number[] = [320, 412, 768, 1280]

/** Filter by tenants, screens, states, modes or widths. Absent: all. */
export type Narrowing = {
  readonly tenants?: readonly string[]
  readonly screens?: readonly string[]
  readonly states?: readonly string[]
  readonly modes?: readonly AuditMode[]
  readonly widths?: readonly number[]
}

/** All pages that match the filter, in the order of the states. */
export function cellsOf(places: readonly Place[], narrowing: Narrowing = {}): Cell[] {
  const { tenants, screens, states, modes = MODES, widths = WIDTHS } = narrowing
  const has = (list: readonly string[] | undefined, value: string) =>
    list === undefined || list.includes(value)
  return places
    .filter(({ tenant, screen, state }) => has(tenants, tenant) && has(screens, screen) && has(states, state))
    .flatMap((place) => modes.flatMap((mode) => widths.map((width) => ({ ...place, mode, width }))))
}

/** Unique name of a page, for hashes and progress: la-esquina/cart.filled/dark/412. */
export const cellName = ({ tenant, state, mode, width }: Cell): string =>
  `${tenant}/${state}/${mode}/${width}`
