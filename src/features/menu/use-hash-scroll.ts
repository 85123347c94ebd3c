import { useEffect, useEffectEvent, useRef } from 'react'
import { findCategory } from '#domain/menu/segments.ts'
import { hashName } from '#platform/hash-name.ts'
import { useLocation } from 'react-router-dom'
import { useCategories } from './use-sections.ts'

/**
 * Scrolls to the category in the hash. The browser handles a hash that is an element's id; this handles hashes typed or
 * shared by hand ('#Entradas', '#cat-3'), and sections that a search has replaced.
 * @param onLeaveSearch - called when the sections must be shown first
 * @source requirements HOME-04
 */
export function useHashScroll(onLeaveSearch: () => void): void {
  const { hash } = useLocation()
  const categories = useCategories()
  const target = useRef<string>(undefined)

  const isArrival = useRef(true)

  const aim = useEffectEvent((wanted: string) => {
    const isFirst = isArrival.current
    isArrival.current = false
    if (wanted === '') return
    if (document.getElementById(wanted)) {
      if (!isFirst) settle(wanted)
      return
    }
    target.current = findCategory({ categories }, wanted)?.segment
    if (target.current !== undefined) onLeaveSearch()
  })

  useEffect(() => aim(hashName(hash)), [hash])

  // After every render: the section appears only after the search has ended.
  useEffect(() => {
    const section = target.current === undefined ? null : document.getElementById(target.current)
    if (!section) return
    target.current = undefined
    section.scrollIntoView()
  })
}

/** Sections rendered on the way may be taller than estimated, so it scrolls to the section again once they are. */
function settle(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView()))
}
