/**
 * Takes from a page what the browsers of decision 152 have not: Chrome 95, Firefox 98, Safari 15.4. The studio keeps it. Runs
 * in the page, before all of its own. What Playwright itself asks there stays: `checkVisibility`, `URL.canParse`.
 */
export function takeYoungFeatures(): void {
  if (location.pathname.startsWith('/studio')) return
  const young: readonly (readonly [object | undefined, readonly string[]])[] = [
    [
      Array.prototype,
      ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex', 'group', 'groupToMap'],
    ],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [
      Set.prototype,
      [
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [AbortSignal, ['timeout', 'any']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [URLSearchParams.prototype, ['size']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [
      globalThis,
      [
        'structuredClone',
        'requestIdleCallback',
        'cancelIdleCallback',
        'scheduler',
        'navigation',
        'CloseWatcher',
        'Iterator',
      ],
    ],
  ]
  for (const [of, names] of young) for (const name of names) if (of) Reflect.deleteProperty(of, name)
}
