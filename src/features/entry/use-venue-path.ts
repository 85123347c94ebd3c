import { TABLE_PARAMETERS } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'

/** Adds the parameters of the visit to the path of a venue of a list, except the table, which belongs to another venue. */
export function useVenuePath(): (path: string) => string {
  const visitPath = useVisitPath()
  return (path) => withoutTable(visitPath(path))
}

/** @param address - a path with its query and hash */
export function withoutTable(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, 'https://vitrina.test')
  for (const name of TABLE_PARAMETERS) searchParams.delete(name)
  const query = searchParams.toString()
  return `${pathname}${query && `?${query}`}${hash}`
}
