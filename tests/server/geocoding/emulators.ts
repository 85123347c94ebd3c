import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const PLACES_KEY = 'key-of-the-test'

type Seen = { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: unknown }

/** A geocoder on the loopback, by the vendor's own rules as far as they are used. */
export type Emulator = {
  url: string
  seen: Seen[]
  /** the next answers in place of its own: a status, silence, JSON that breaks off, or another value */
  next: (number | 'silence' | 'broken' | { value: unknown })[]
  close(): Promise<void>
}

type Reply = { status: number; value: unknown }

async function startEmulator(answer: (seen: Seen, method: string) => Reply): Promise<Emulator> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://localhost')
      const text = Buffer.concat(chunks).toString()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const seen = { path, query, headers: request.headers, body }
      emulator.seen.push(seen)
      const override = emulator.next.shift()
      if (override === 'silence') return
      if (override === 'broken') return void response.end('[{"place_id":')
      const { status, value } =
        typeof override === 'number'
          ? { status: override, value: {} }
          : typeof override === 'object'
            ? { status: 200, value: override.value }
            : answer(seen, request.method ?? '')
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    })
  })
  const emulator: Emulator = {
    url: '',
    seen: [],
    next: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return emulator
}

/** Nominatim's `/search`: it knows one street by its name, as it writes it. */
export const startOpenMap = () =>
  startEmulator(({ path, query }) => {
    if (path !== '/search' || query.get('format') !== 'jsonv2') return { status: 400, value: {} }
    const isKnown = /^guardia vieja/i.test(query.get('q') ?? '')
    const isServed = query.get('countrycodes')?.split(',').includes('ar') ?? true
    return { status: 200, value: isKnown && isServed ? [OPEN_MAP_PLACE] : [] }
  })

const OPEN_MAP_PLACE = {
  place_id: 17,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'way',
  category: 'building',
  importance: 0.1,
  lat: '-34.6016',
  lon: '-58.4159',
  display_name: '3602, Guardia Vieja, Almagro, Buenos Aires, C1192AAB, Argentina',
  boundingbox: ['-34.61', '-34.60', '-58.42', '-58.41'],
  address: {
    house_number: '3602',
    road: 'Guardia Vieja',
    suburb: 'Almagro',
    city: 'Buenos Aires',
    'ISO3166-2-lvl4': 'AR-C',
    postcode: 'C1192AAB',
    country: 'Argentina',
    country_code: 'ar',
  },
}

/** A places service: autocomplete and details, both with its key and field masks. */
export const startPlaces = () =>
  startEmulator(({ path, headers, body }, method) => {
    if (headers['x-goog-api-key'] !== PLACES_KEY) return { status: 403, value: {} }
    if (headers['x-goog-fieldmask'] === undefined) return { status: 400, value: {} }
    if (method === 'POST' && path === '/v1/places:autocomplete') {
      const { input, includedRegionCodes } = body as { input: string; includedRegionCodes: string[] }
      const isKnown = /^guardia vieja/i.test(input) && includedRegionCodes.includes('ar')
      return { status: 200, value: isKnown ? PLACE_SUGGESTIONS : {} }
    }
    return path === '/v1/places/ChIJ-guardia'
      ? { status: 200, value: DETAILS }
      : { status: 404, value: { error: { status: 'NOT_FOUND' } } }
  })

export const PLACE_SUGGESTIONS = {
  suggestions: [
    { queryPrediction: { text: { text: 'guardia vieja bares' } } },
    {
      placePrediction: {
        placeId: 'ChIJ-guardia',
        structuredFormat: {
          mainText: { text: 'Guardia Vieja 3602', matches: [{ endOffset: 13 }] },
          secondaryText: { text: 'Almagro, Buenos Aires, Argentina' },
        },
      },
    },
  ],
}

const DETAILS = {
  formattedAddress: 'Guardia Vieja 3602, C1192AAB Almagro, Buenos Aires, Argentina',
  location: { latitude: -34.6016, longitude: -58.4159 },
  addressComponents: [
    { longText: '3602', shortText: '3602', types: ['street_number'] },
    { longText: 'Guardia Vieja', shortText: 'Guardia Vieja', types: ['route'] },
    { longText: 'Almagro', shortText: 'Almagro', types: ['sublocality_level_1', 'sublocality', 'political'] },
    { longText: 'Buenos Aires', shortText: 'Buenos Aires', types: ['locality', 'political'] },
    { longText: 'Argentina', shortText: 'AR', types: ['country', 'political'] },
    { longText: 'C1192AAB', shortText: 'C1192AAB', types: ['postal_code'] },
  ],
}
