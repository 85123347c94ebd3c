/**
 * APIs that a browser of decision 152 lacks, by their owner. The linter refuses the names; the browser tests delete
 * them from each page. `isShared`: other objects have properties of the same name, so the linter cannot tell.
 *
 * @type {{ of: string, names: string[], isShared?: boolean, isOptional?: boolean }[]}
 */
export const UNSUPPORTED_APIS = [
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
  // the shell asks for it and does without; the tests leave it to most pages
  { of: 'globalThis', names: ['requestIdleCallback', 'cancelIdleCallback'], isOptional: true },
  // optional: a page asks for them before it uses them
  {
    of: 'globalThis',
    names: ['scheduler', 'navigation', 'CloseWatcher', 'Iterator'],
    isShared: true,
  },
]
