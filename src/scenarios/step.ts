/** Roles by which steps find what they use. */
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
 * Something on a page as a person finds it: by role and name, or by the text it shows. The first that fits and is
 * in sight counts, or the last with `last`.
 */
export type Target = {
  role?: Role
  /** the whole name, white space folded */
  name?: string
  /** source of a regular expression that the name matches, in place of `name` */
  pattern?: string
  /** a part of the text that is shown, in place of a role */
  text?: string
  /** found inside of this */
  within?: Target
  last?: true
}

/** What may become of a plate while somebody looks. */
export type PlateChange = 'sold-out' | 'dearer'

/** Paths of calls to the server, with `*` for one part: '/api/diner/*' + '/menu/*' for instance. */
export type CallPath = string

/**
 * One thing that is done on the way to a state, or waited for. Data, because two drivers take the steps: a browser
 * led from outside, and the frame of the studio from inside.
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
  /** the page's program answers it: pressed before, a link leads on by itself, to a page of the server's */
  | { answered: Target }
  /** a field that was refused is marked */
  | { seeRefused: true }
  /** goes on at another address of the stage */
  | { open: string }
  /** from here on these calls are answered by an error of the server */
  | { fail: CallPath }
  /** from here on these calls wait */
  | { hold: CallPath }
  /** menus that are asked for from here on tell that a plate ran out, or costs more */
  | { plate: string; now: PlateChange }
  /** the console's next look at its orders finds none: those that it finds after that are new to it */
  | { newOrders: true }
  /** from here on there is no network */
  | { offline: true }
