/** The data that a page requires, and the HTTP status, which is known before the first byte is sent. */
export type ScreenOutcome<D> = { readonly status: number; readonly data: D }

/** Metadata of a page for search engines, link previews and the browser's tab. */
export type PageHead = {
  readonly title: string
  readonly description?: string
  /** path of the preview picture */
  readonly image?: string
  /** schema.org data, one object per script */
  readonly structuredData?: (address: (path: string) => string) => readonly object[]
  /** excludes personal pages from search engines */
  readonly noIndex?: boolean
}

/** A feature's declaration of a screen. `domain/routes` maps addresses to screens. */
export type ScreenSpec<Deps, D> = {
  /** kebab-case; also the name of its layout file, `layout/<id>.json` */
  readonly id: string
  /** Types of blocks that the screen cannot work without; layout validation requires them. */
  readonly needs?: readonly string[]
  /** Loads the data that the page requires; the server responds only after this. */
  readonly load: (deps: Deps) => Promise<ScreenOutcome<D>>
  readonly head: (data: D, deps: Deps) => PageHead
}

/** A screen in a registry, without its data type. */
export type ScreenDefinition<Deps> = ScreenSpec<Deps, unknown>

/**
 * Declares a screen. Its layout decides what it shows.
 * @returns the screen for registries; `head` always gets the result of its own `load`
 */
export function defineScreen<Deps, D>(spec: ScreenSpec<Deps, D>): ScreenDefinition<Deps> {
  // The registry cannot know D; the app passes the result of `load` to the same screen's `head`.
  return Object.freeze(spec) as unknown as ScreenDefinition<Deps>
}
