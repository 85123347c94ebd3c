import { useSessionValue } from './page-context.ts'

/** Adds the parameters of the visit to a path of this venue, so that they survive navigation. */
export function useVisitPath(): (path: string) => string {
  const search = useSessionValue('visit', (visit) => visit.search)
  return (path) => {
    const [before = '', hash] = path.split('#')
    return before + search + (hash === undefined ? '' : `#${hash}`)
  }
}
