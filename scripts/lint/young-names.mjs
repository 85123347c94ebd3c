/**
 * What the browsers of decision 152 have not, by what has it: the linter refuses the names, and the browser tests take them
 * from each page. `isShared`: other things have properties of these names, so that the linter cannot tell.
 *
 * @type {{ of: string, names: string[], isShared?: boolean }[]}
 */
export const YOUNG_NAMES = [
  {
    of: 'Array.prototype',
    names: ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
  },
  { of: 'Array', names: ['fromAsync'] },
  { of: 'Object', names: ['groupBy'] },
  { of: 'Map', names: ['groupBy'] },
  { of: 'Promise', names: ['withResolvers', 'try'] },
  {
    of: 'Set.prototype',
    names: [
      'union',
      'intersection',
      'difference',
      'symmetricDifference',
      'isSubsetOf',
      'isSupersetOf',
      'isDisjointFrom',
    ],
  },
  { of: 'String.prototype', names: ['isWellFormed', 'toWellFormed'] },
  { of: 'Iterator.prototype', names: ['toArray'] },
  {
    of: 'Iterator.prototype',
    names: ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'forEach', 'some', 'every', 'find'],
    isShared: true,
  },
  { of: 'AbortSignal', names: ['timeout', 'any'] },
  { of: 'AbortSignal.prototype', names: ['throwIfAborted'] },
  { of: 'URL', names: ['canParse', 'parse'] },
  { of: 'URLSearchParams.prototype', names: ['size'], isShared: true },
  { of: 'Element.prototype', names: ['checkVisibility'] },
  { of: 'HTMLElement.prototype', names: ['showPopover', 'hidePopover', 'togglePopover'] },
  { of: 'HTMLFormElement.prototype', names: ['requestSubmit'] },
  { of: 'Document.prototype', names: ['startViewTransition'] },
  { of: 'globalThis', names: ['structuredClone'] },
  // asked for by who can do without
  {
    of: 'globalThis',
    names: ['scheduler', 'navigation', 'CloseWatcher', 'Iterator'],
    isShared: true,
  },
]
