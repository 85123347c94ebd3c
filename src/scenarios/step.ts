/** Roles by which steps find elements. */
export type Role =
  | 'application'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'list'
  | 'main'
  | 'option'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'group'
  | 'slider'
  | 'tab'
  | 'textbox'

/**
 * An element as a person finds it: by role and name, or by its text. The first visible match counts, or the last with
 * `last`.
 */
export type Target = {
  role?: Role
  /** the whole name, white space folded */
  name?: string
  /** source of a regular expression that matches the name, instead of `name` */
  pattern?: string
  /** a part of the visible text, instead of a role */
  text?: string
  /** the ancestor to search in */
  within?: Target
  last?: true
}

/** Changes of a plate while it is shown. */
export type PlateChange = 'sold-out' | 'dearer'

/** Paths of calls to the server, with `*` for one segment, such as '/api/diner/*' + '/menu/*'. */
export type CallPath = string

/**
 * An action or a wait on the way to a state. It is data, because two drivers perform it: a browser controlled from
 * outside, and the studio's frame from inside.
 */
export type Step =
  | { press: Target }
  | { fill: Target; with: string }
  | { check: Target }
  | { key: string }
  /** focuses it */
  | { focus: Target }
  | { see: Target }
  | { gone: Target }
  /** waits until the page is hydrated: pressed earlier, a link would load the page from the server */
  | { answered: Target }
  /** an invalid field is marked */
  | { seeRefused: true }
  /** continues at another address of the stage */
  | { open: string }
  /** from now on the server answers these calls with an error */
  | { fail: CallPath }
  /** from now on these calls stay pending */
  | { hold: CallPath }
  /** menus fetched from now on show a plate as sold out, or with a higher price */
  | { plate: string; now: PlateChange }
  /** the console's next request returns no orders, so that those of the following one are new to it */
  | { newOrders: true }
  /** from now on the network is down */
  | { offline: true }
