import { type Point, isPoint } from '#domain/geo/distance.ts'
import type { TrackingInfo } from '#generated/models.ts'

/** What a marker shows. @source delivery spec §3 Marker */
export type MarkerType = 'branch' | 'destination' | 'rider'

/** A marker of the tracking map. @source delivery spec §3 Marker */
export type TrackingMarker = { readonly type: MarkerType; readonly position: Point }

type Positions = Pick<TrackingInfo, 'branchPosition' | 'destinationPosition' | 'riderPosition'>

/** Stored addresses use zero for "unknown". */
const isKnown = (point: Partial<Point> | undefined): point is Point =>
  isPoint(point) && point.lat !== 0 && point.lng !== 0

/**
 * The markers of the map, the moving one last, so that it is on top.
 * @returns those with both coordinates; others are dropped
 * @source delivery spec §2 "Markers with missing or zero coordinates are dropped"
 */
export function trackingMarkers(positions: Positions): TrackingMarker[] {
  const all: readonly [MarkerType, Point | undefined][] = [
    ['branch', positions.branchPosition],
    ['destination', positions.destinationPosition],
    ['rider', positions.riderPosition],
  ]
  return all.flatMap(([type, position]) => (isKnown(position) ? [{ type, position }] : []))
}
