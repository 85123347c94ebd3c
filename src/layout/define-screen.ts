/** What the page cannot live without, and the HTTP status that says so before the first byte is sent. */
export type ScreenOutcome<D> = { readonly status: number; readonly data: D }

/** What search engines, link previews and the browser's tab learn of a page. */
export type PageHead = {
  readonly title: string
  readonly description?: string
  /** address of the preview picture, from the site's root */
  readonly image?: string
  /** schema.org data, one object per script */
  readonly structuredData?: (address: (path: string) => string) => readonly object[]
  /** personal pages stay out of search engines */
  readonly noIndex?: boolean
}

/** What a feature writes down to offer a screen. Which address leads to it is told by `domain/routes`. */
export type ScreenSpec<Deps, D> = {
  /** kebab-case; also the name of its layout file, `layout/<id>.json` */
  readonly id: string
  /** Types of blocks without which the screen does not do its work; the check of a layout asks for them. */
  readonly needs?: readonly string[]
  /** Loads what the page cannot live without; the server answers only after this. */
  readonly load: (deps: Deps) => Promise<ScreenOutcome<D>>
  readonly head: (data: D, deps: Deps) => PageHead
}

/** A screen in a registry, the type of its data forgotten. */
export type ScreenDefinition<Deps> = ScreenSpec<Deps, unknown>

/**
 * Declares a screen. What it shows is not decided here but by its layout.
 * @returns the screen as registries keep it; `head` only ever receives what its own `load` returned
 */
export function defineScreen<Deps, D>(spec: ScreenSpec<Deps, D>): ScreenDefinition<Deps> {
  // The registry cannot know D; the app hands the outcome of `load` to the same screen's `head`.
  return Object.freeze(spec) as unknown as ScreenDefinition<Deps>
}
