import { useState } from 'react'
import { firstIndex, moveToSelected, nextIndex, sortStack } from '#domain/shipments/stack.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'

export interface Selection {
  shipments: readonly Shipment[]
  /** place of the selected one */
  index: number
  selected?: Shipment
  /** Moves another one to the selected place. */
  select: (id: string) => void
  /** Goes on after a step of the selected one. */
  goOn: (moved: ShipmentStatus) => void
}

/** The shipments of a trip in the order of the screen, and the one the rider is at. @source delivery spec §4 */
export function useSelection(trip: Trip): Selection {
  const sorted = sortStack(trip.shipments)
  const [chosen, choose] = useState<{ index: number; id?: string }>()
  const index = Math.min(chosen?.index ?? firstIndex(sorted), sorted.length - 1)
  const from = chosen?.id === undefined ? -1 : sorted.findIndex(({ id }) => id === chosen.id)
  const shipments = from < 0 ? sorted : moveToSelected(sorted, from, index)
  return {
    shipments,
    index,
    selected: shipments[index],
    select: (id) => choose({ index, id }),
    goOn: (moved) => choose({ index: nextIndex(index, moved, sorted.length) }),
  }
}
