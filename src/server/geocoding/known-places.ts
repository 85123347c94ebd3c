import { DAY_MS } from '#domain/time/lengths.ts'
import type { GeocodePlace } from '#generated/models.ts'

import { LruCache } from '../catalog/lru-cache.ts'
import type { Clock } from '../clock.ts'
import { foldWords } from '#domain/venue/fold-text.ts'

const MAX_QUESTIONS = 5_000

/** Where a place is, as geocoders write it. */
export type Located = Pick<GeocodePlace, 'lat' | 'lon'>

/** Asks a geocoder about a text; places outside of the countries are left out. */
type AskPlaces<Place> = (text: string, countries: readonly string[]) => Promise<readonly Place[]>

/** What a geocoder said about addresses today: an order asks again what its fee has asked before, and streets are built. */
export class KnownPlaces<Place extends Located = Located> {
  private readonly answers = new LruCache<string, Promise<readonly Place[]>>(MAX_QUESTIONS)
  private readonly ask: AskPlaces<Place>
  private readonly clock: Clock

  constructor(ask: AskPlaces<Place>, clock: Clock) {
    this.ask = ask
    this.clock = clock
  }

  /** @errors rejects when the geocoder does; that answer is not kept */
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

  /** Streets may have changed. */
  clear(): void {
    this.answers.clear()
  }
}
