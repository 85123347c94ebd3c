/** Values of the `:name` parts of a screen's path. */
export type RouteParams = Readonly<Record<string, string | undefined>>

/** What the page cannot live without, and the HTTP status that says so before the first byte is sent. */
export type ScreenOutcome<D> = { readonly status: number; readonly data: D }

/** What a feature writes down to offer a screen. */
export type ScreenSpec<Deps, D> = {
  /** kebab-case; also the name of its layout file, `layout/<id>.json` */
  readonly id: string
  /** route pattern, for example `/menu/:alias/preview` */
  readonly path: string
  /** Loads what the page cannot live without; the server answers only after this. */
  readonly load: (deps: Deps, params: RouteParams) => Promise<ScreenOutcome<D>>
  /** Starts what may come later; nobody waits for it. */
  readonly later?: (deps: Deps, params: RouteParams, data: D) => void
  /** Title of the document. */
  readonly title: (data: D, deps: Deps) => string
}

/**
 * Declares a screen. What it shows is not decided here but by its layout.
 *
 * @returns the same object, frozen and typed
 */
export function defineScreen<Deps, D>(spec: ScreenSpec<Deps, D>): ScreenSpec<Deps, D> {
  return Object.freeze(spec)
}
