import { isPoint, type Point } from '#domain/geo/distance.ts'
import { browserSessionStorage } from '#platform/storage.ts'

/** Where the visitor says they are. */
export interface GuidePlace {
  point: Point
  /** the address; absent for the position of the device */
  address?: string
}

const NAME = 'guide'
const VERSION = 1

function isPlace(value: unknown): value is GuidePlace {
  if (typeof value !== 'object' || value === null) return false
  const { point, address } = value as { point?: { lat?: unknown; lng?: unknown }; address?: unknown }
  return isPoint(point) && (address === undefined || typeof address === 'string')
}

/** The place, for as long as the tab lives: who comes back from a menu finds the list again. */
export const keptPlace = {
  read: () => browserSessionStorage().read(NAME, VERSION, isPlace),
  write: (place: GuidePlace) => browserSessionStorage().write(NAME, VERSION, place),
}
