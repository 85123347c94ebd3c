import { DECIMAL_SEPARATOR, DISTANCE_DECIMALS } from '#domain/defaults.ts'

/** A point on the map. @units degrees, WGS 84 */
export type Point = { lat: number; lng: number }

const EARTH_RADIUS_METERS = 6_371_008.8

/** @units degrees in, radians out */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Whether a value is a point on the earth, and not the 0, 0 that means "unknown" in stored addresses.
 * @source delivery spec §2 "missing or zero coordinates are dropped"
 */
export const isPoint = (point: { lat?: unknown; lng?: unknown } | undefined): point is Point =>
  typeof point?.lat === 'number' &&
  typeof point.lng === 'number' &&
  Math.abs(point.lat) <= 90 &&
  Math.abs(point.lng) <= 180 &&
  !(point.lat === 0 && point.lng === 0)

/**
 * A coarse position: it shows the street but no door.
 * @units degrees to three decimals, about 100 m
 * @source design §5 "What an order code opens"; how rough is assumed
 */
export const approximately = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 1000) / 1000,
  lng: Math.round(lng * 1000) / 1000,
})

/**
 * Distance in a straight line over the ground.
 * @units metres
 * @source diner spec §3 BranchContact distance (metres); haversine assumed: within 0.5 % anywhere
 */
export function distanceMeters(a: Point, b: Point): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng)
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(Math.min(1, h)))
}

/**
 * A distance as the cards show it, to be put into a text: '1,2' of '1,2 km'. Whatever is nearer than 0,1 says 0,1: who
 * is somewhere else is not 0,0 km away.
 * @units metres in, kilometres with one decimal out
 * @source diner spec §9 "km with one decimal", numbers with ','
 */
export const formatKilometers = (meters: number): string =>
  Math.max(meters / 1_000, 0.1)
    .toFixed(DISTANCE_DECIMALS)
    .replace('.', DECIMAL_SEPARATOR)
