import { useState } from 'react'
import { nextIndex, selectedOf, sortStack } from '#domain/shipments/stack.ts'
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
  const { shipments, index } = selectedOf(sorted, chosen)
  return {
    shipments,
    index,
    selected: shipments[index],
    select: (id) => choose({ index, id }),
    // by its name: what comes in late would move another one to its place
    goOn: (moved) => choose({ index: nextIndex(index, moved, sorted.length), id: shipments[index + 1]?.id }),
  }
}
