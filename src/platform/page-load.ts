/**
 * How this tab's page was loaded: newly opened, reloaded or gone back to; undefined where the browser does not report
 * it.
 */
export function loadType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type
}
