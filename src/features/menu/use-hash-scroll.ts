import { useEffect, useEffectEvent, useRef } from 'react'
import { findCategory } from '#domain/menu/segments.ts'
import { hashName } from '#platform/hash-name.ts'
import { useLocation } from 'react-router-dom'
import { useCategories } from './use-sections.ts'

/**
 * Brings the category that the hash names into view. A hash that is the id of an element is the browser's own
 * business; this is for what is typed and passed on by hand ('#Entradas', '#cat-3'), and for sections which are
 * not on the page because a search stands in their place.
 * @param onLeaveSearch - called when the sections must come back first
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

  // After every render: the section stands only once the search is gone.
  useEffect(() => {
    const section = target.current === undefined ? null : document.getElementById(target.current)
    if (!section) return
    target.current = undefined
    section.scrollIntoView()
  })
}

/** What came into sight on the way may be taller than was guessed: once it stands, the section is aimed at again. */
function settle(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView()))
}
