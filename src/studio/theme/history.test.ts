import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { edit, endGroup, redo, startHistory, undo, type History } from './history.ts'

const steps = fc.array(
  fc.record({ value: fc.nat(5), group: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }) }),
)
const play = (edits: readonly { value: number; group?: string }[]): History<{ value: number }> =>
  edits.reduce((history, { value, group }) => edit(history, { value }, group), startHistory({ value: -1 }))

describe('undo and redo', () => {
  test('taking an edit back gives what was, and redo gives the edit again', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (edits, value) => {
        const before = endGroup(play(edits))
        const after = edit(before, { value }, 'a')
        expect(undo(after).present).toBe(before.present)
        expect(undo(after).past).toEqual(before.past)
        expect(redo(undo(after)).present).toBe(after.present)
        expect(redo(undo(after)).past).toEqual(after.past)
      }),
    )
  })

  test('taking everything back gives the beginning; redoing everything gives the end', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        const end = play(edits)
        let back = end
        while (back.past.length > 0) back = undo(back)
        expect(back.present).toEqual({ value: -1 })
        while (back.future.length > 0) back = redo(back)
        expect(back.present).toBe(end.present)
        expect(back.past).toEqual(end.past)
      }),
    )
  })

  test('a drag is one step, and a new drag of the same colour is another', () => {
    const first = play([
      { value: 1, group: 'main' },
      { value: 2, group: 'main' },
      { value: 3, group: 'main' },
    ])
    expect(first.past).toHaveLength(1)
    const second = edit(endGroup(first), { value: 4 }, 'main')
    expect(undo(second).present).toEqual({ value: 3 })
  })

  test('an edit after an undo gives up what had been taken back', () => {
    const history = edit(undo(play([{ value: 1 }, { value: 2 }])), { value: 9 })
    expect(history.future).toEqual([])
    expect(redo(history)).toBe(history)
  })

  test('at either end nothing moves', () => {
    const start = startHistory({ value: 1 })
    expect(undo(start)).toBe(start)
    expect(redo(start)).toBe(start)
    expect(edit(start, start.present)).toBe(start)
  })
})
