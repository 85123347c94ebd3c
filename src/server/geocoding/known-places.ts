import { DAY_MS } from '#domain/time/lengths.ts'
import type { GeocodePlace } from '#generated/models.ts'

import { LruCache } from '../catalog/lru-cache.ts'
import type { Clock } from '../clock.ts'
import { foldWords } from '#domain/venue/fold-text.ts'

const MAX_QUESTIONS = 5_000

/** The position of a place, as geocoders write it. */
export type Located = Pick<GeocodePlace, 'lat' | 'lon'>

/** Queries a geocoder; places outside the countries are dropped. */
type AskPlaces<Place> = (text: string, countries: readonly string[]) => Promise<readonly Place[]>

/**
 * Cache of a day's geocoder answers: an order asks again what its delivery fee asked, while new streets must appear.
 */
export class KnownPlaces<Place extends Located = Located> {
  private readonly answers = new LruCache<string, Promise<readonly Place[]>>(MAX_QUESTIONS)
  private readonly ask: AskPlaces<Place>
  private readonly clock: Clock

  constructor(ask: AskPlaces<Place>, clock: Clock) {
    this.ask = ask
    this.clock = clock
  }

  /** @errors rejects when the geocoder does; that answer is not cached */
  find(text: string, countries: readonly string[]): Promise<readonly Place[]> {
    const day = Math.floor(this.clock().getTime() / DAY_MS)
    const key = `${day} ${countries.join(',')} ${foldWords(text)}`
    const known = this.answers.get(key)
    if (known !== undefined) return known
    const answer = this.ask(text, countries)
    this.answers.set(key, answer)
    answer.catch(() => this.answers.delete(key))
    return answer
  }

  /** Clears the cache, since streets may have changed. */
  clear(): void {
    this.answers.clear()
  }
}
