/** How the page of this tab came: opened anew, loaded again or gone back to; undefined where the browser does not tell. */
export function loadType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type
}
