import { withoutParameters } from '#domain/routes/common-address.ts'
import { TABLE_PARAMETERS } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'

/** Adds the parameters of the visit to the path of a venue of a list, except the table, which belongs to another venue. */
export function useVenuePath(): (path: string) => string {
  const visitPath = useVisitPath()
  return (path) => withoutParameters(visitPath(path), TABLE_PARAMETERS)
}
