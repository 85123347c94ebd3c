import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampNotes, itemNotesLimit, notesLength, orderNotesLimit } from './notes.ts'

const notes = (differences: object) => [{ id: 'n', resource: 'NOTES_LIMIT' as const, ...differences }]

describe('limits of notes', () => {
  test('[PLATE-06] 250 unless the venue says otherwise', () => {
    expect(itemNotesLimit()).toEqual({ limit: 250, shown: true })
    expect(itemNotesLimit([{ id: 'd', resource: 'DOCUMENT_LABEL' }])).toEqual({ limit: 250, shown: true })
    expect(itemNotesLimit(notes({ hasItemNotesLimit: true }))).toEqual({ limit: 250, shown: true })
  })

  test('[PLATE-06] NOTES_LIMIT changes the limit', () => {
    expect(itemNotesLimit(notes({ hasItemNotesLimit: true, itemNotesLimit: 40 }))).toEqual({
      limit: 40,
      shown: true,
    })
    expect(itemNotesLimit(notes({ itemNotesLimit: 0 })).limit).toBe(0)
    expect(itemNotesLimit(notes({ itemNotesLimit: 99_999 })).limit).toBe(2000)
  })

  test('[PLATE-06] NOTES_LIMIT lifts the limit', () => {
    expect(itemNotesLimit(notes({ hasItemNotesLimit: false, itemNotesLimit: 40 }))).toEqual({
      limit: 2000,
      shown: false,
    })
  })

  test('[CHK-06] the notes of the order have a limit of their own', () => {
    const both = notes({ orderNotesLimit: 60, hasOrderNotesLimit: true, itemNotesLimit: 40 })
    expect(orderNotesLimit(both).limit).toBe(60)
    expect(orderNotesLimit(notes({ hasOrderNotesLimit: false })).shown).toBe(false)
    expect(orderNotesLimit().limit).toBe(250)
  })
})

describe('clampNotes', () => {
  test('[PLATE-06] what goes beyond the limit is ignored', () => {
    expect(clampNotes('sin cebolla', 3)).toBe('sin')
    expect(clampNotes('sin', 3)).toBe('sin')
    expect(clampNotes('x', 0)).toBe('')
  })

  test('[PLATE-06] a character outside the first plane counts once and is never cut in half', () => {
    expect(notesLength('🍕🍕')).toBe(2)
    expect(clampNotes('🍕🍕🍕', 2)).toBe('🍕🍕')
  })

  test('[PLATE-06] any text becomes a beginning of itself within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, limit) => {
        const clamped = clampNotes(text, limit)
        expect(text.startsWith(clamped)).toBe(true)
        expect(notesLength(clamped)).toBe(Math.min(limit, notesLength(text)))
      }),
    )
  })
})
