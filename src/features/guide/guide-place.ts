import { isRecord } from '#domain/documents/is-record.ts'
import { isPoint, type Point } from '#domain/geo/distance.ts'
import { browserSessionStorage, isText } from '#platform/storage.ts'

/** Where the visitor says they are. */
export interface GuidePlace {
  point: Point
  /** the address; absent for the position of the device */
  address?: string
}

const NAME = 'guide'
const VERSION = 1

const isPlace = (value: unknown): value is GuidePlace =>
  isRecord(value) &&
  isPoint(isRecord(value.point) ? value.point : undefined) &&
  (value.address === undefined || isText(value.address))

/** The place, kept for the life of the tab, so that returning from a menu shows the list again. */
export const keptPlace = {
  read: () => browserSessionStorage().read(NAME, VERSION, isPlace),
  write: (place: GuidePlace) => browserSessionStorage().write(NAME, VERSION, place),
}
