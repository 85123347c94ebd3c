/** Every colour a component may use, per mode. The only list: types, CSS and tests follow it. */
export const TOKEN_NAMES = [
  'page',
  'card',
  'surfaceRaised',
  'muted',
  'skeleton',
  'text',
  'description',
  'link',
  'onMuted',
  'onMutedSoft',
  'main',
  'onMain',
  'mainHover',
  'mainPressed',
  'button',
  'onButton',
  'buttonHover',
  'buttonPressed',
  'buttonOutline',
  'onButtonOutline',
  'banner',
  'onBanner',
  'control',
  'onControl',
  'border',
  'fieldBorder',
  'divider',
  'focusRing',
  'focusRingOuter',
  'success',
  'onSuccess',
  'warning',
  'onWarning',
  'danger',
  'onDanger',
] as const

export type TokenName = (typeof TOKEN_NAMES)[number]

/** Name of the CSS custom property of a token: `onMain` is `--on-main`. */
export function propertyOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * Colours for styled components: `background: ${token.page}`. Identical for every tenant; the values come
 * from the style element of the page.
 */
export const token = Object.fromEntries(TOKEN_NAMES.map((name) => [name, `var(${propertyOf(name)})`])) as {
  readonly [Name in TokenName]: string
}

/** Corner radii; the brand chooses how round they are. `pill` is always fully round. */
export const radius = {
  s: 'var(--radius-s)',
  m: 'var(--radius-m)',
  l: 'var(--radius-l)',
  pill: '999px',
} as const

/** The four text sizes: 1 small print, 2 body, 3 section heading, 4 page heading. */
export const text = {
  1: 'var(--text-1)',
  2: 'var(--text-2)',
  3: 'var(--text-3)',
  4: 'var(--text-4)',
} as const

/** Elevation: 1 resting, 2 sticky, 3 dialog. */
export const shadow = { 1: 'var(--shadow-1)', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' } as const

/** Paddings that follow the density of the brand: `row` list rows, `block` between parts of a screen, `inset` inside cards. */
export const pad = { row: 'var(--pad-row)', block: 'var(--pad-block)', inset: 'var(--pad-inset)' } as const

/** Durations; zero when the diner asked for reduced motion. */
export const motion = { fast: 'var(--motion-fast)', modal: 'var(--motion-modal)' } as const

/** Smallest side of anything that can be tapped. */
export const TOUCH_TARGET = '44px'

/** Height that a sticky header covers; 0 px until the shell sets it. Scrolling to an anchor or a focus stops below it. */
export const stickyHeight = 'var(--sticky-height)'

/**
 * Distances in steps of 4 px: `space(3)` is `12px`.
 * @param steps - number of steps, halves allowed
 * @units 1 step = 4 CSS pixels
 */
export function space(steps: number): `${number}px` {
  return `${steps * 4}px`
}
