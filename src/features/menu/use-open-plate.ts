import type { MouseEvent } from 'react'
import { useNavigate } from '#platform/navigation/location.ts'
import type { PlateView } from '#ui/patterns/plate-view.ts'

/** Follows a plate's link inside the app; the address decides whether a modal or a page opens. */
export function useOpenPlate(plates: readonly PlateView[]) {
  const navigate = useNavigate()
  return (plateId: string, _event: MouseEvent<HTMLElement>) => {
    const plate = plates.find(({ id }) => id === plateId)
    if (plate) void navigate(plate.href)
  }
}
