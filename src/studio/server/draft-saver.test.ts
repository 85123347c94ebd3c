import { describe, expect, test } from 'vitest'

import { ApiError } from '#api/client.ts'
import type { StudioDraft, StudioDraftChange, StudioFile, StudioFileInput } from '#generated/models.ts'
import { fakeClock } from '#platform/fakes.fixture.ts'
import { RETRY_AFTER_MS, SAVE_AFTER_MS, createDraftSaver } from './draft-saver.ts'

const draftAt = (revision: number, files: Partial<StudioFile>[] = []) =>
  ({ id: 'd', revision, files }) as StudioDraft
/** Lets what was promised happen. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

type Reply = number | 'fails' | 'conflict' | 'refused' | 'gone'

/** @param theirs - what the server holds when it is asked */
function setUp(answers: Reply[] = [], theirs = draftAt(40), before = draftAt(1)) {
  const clock = fakeClock()
  const sent: StudioDraftChange[] = []
  const saver = createDraftSaver(
    {
      draft: async () => theirs,
      draftFile: async (_id, path) => ({ path, hash: '', bytes: 3, base64: 'AAEC' }),
      changeDraft: async (_id, change) => {
        sent.push(change)
        const answer = answers.shift() ?? change.revision + 1
        if (answer === 'fails') throw new ApiError('NETWORK', 0)
        if (answer === 'refused') throw new ApiError('INVALID_REQUEST', 400)
        if (answer === 'gone') throw new ApiError('DRAFT_NOT_FOUND', 404)
        if (answer === 'conflict') throw new ApiError('DRAFT_CHANGED', 409)
        return draftAt(answer)
      },
    },
    before,
    clock,
  )
  const pass = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  return { saver, sent, pass, state: () => saver.store.getState().state }
}
const file = (text: string, path = 'theme.json') => ({ path, text })

describe('saving a draft', () => {
  test('a pause after the last edit, one call with what is newest', async () => {
    const { saver, sent, pass, state } = setUp()
    saver.put(file('1'))
    await pass(SAVE_AFTER_MS - 1)
    saver.put(file('2'))
    saver.put(file('x', 'assets/logo.svg'))
    await pass(SAVE_AFTER_MS - 1)
    expect([sent.length, state()]).toEqual([0, 'waiting'])
    await pass(1)
    expect(sent).toEqual([{ revision: 1, files: [file('2'), file('x', 'assets/logo.svg')] }])
    expect([saver.store.getState().draft.revision, state()]).toEqual([2, 'saved'])
  })

  test('an edit during a save follows it, from the revision that the save made', async () => {
    const { saver, sent } = setUp()
    saver.put(file('1'))
    const first = saver.flush()
    saver.put(file('2'))
    expect(await first).toBe(true)
    expect(sent.map(({ revision, files }) => [revision, files[0]?.text])).toEqual([
      [1, '1'],
      [2, '2'],
    ])
  })

  test('a failed save says so, keeps everything, and is tried again by itself', async () => {
    const { saver, sent, pass, state } = setUp(['fails'])
    saver.put(file('1'))
    expect(await saver.flush()).toBe(false)
    expect(state()).toBe('failed')
    await pass(RETRY_AFTER_MS)
    expect(state()).toBe('saved')
    expect(sent.map(({ files }) => files[0]?.text)).toEqual(['1', '1'])
  })

  test("somebody else's change waits for a choice: ours over theirs", async () => {
    const { saver, sent, pass, state } = setUp(['conflict'])
    saver.put(file('1'))
    await saver.flush()
    expect(state()).toBe('conflict')
    expect(saver.store.getState().theirs?.revision).toBe(40)
    saver.put(file('2'))
    await pass(60_000)
    expect(sent).toHaveLength(1)
    await saver.keepOurs()
    expect(sent[1]).toEqual({ revision: 40, files: [file('2')] })
    expect(state()).toBe('saved')
  })

  test('or theirs, and nothing of ours is sent any more', async () => {
    const { saver, sent, pass, state } = setUp(['conflict'])
    saver.put(file('1'))
    await saver.flush()
    saver.takeTheirs()
    await pass(60_000)
    expect([sent.length, state(), saver.store.getState().draft.revision]).toEqual([1, 'saved', 40])
  })

  test("somebody else's change that a publication met waits for the same choice; the known state is none", async () => {
    const { saver, sent, state } = setUp()
    await saver.meetTheirs()
    expect([state(), saver.store.getState().theirs?.revision]).toEqual(['conflict', 40])
    saver.put(file('1'))
    await saver.keepOurs()
    expect([sent, state()]).toEqual([[{ revision: 40, files: [file('1')] }], 'saved'])
    const same = setUp([], draftAt(1))
    await same.saver.meetTheirs()
    expect(same.state()).toBe('saved')
  })

  test('a save that arrived and whose answer was lost is no change of somebody else', async () => {
    const menu = { path: 'menu.json', hash: 'm', text: '{}' }
    const logo = { path: 'assets/logo.png', base64: 'AAEC' }
    const held = draftAt(2, [{ path: logo.path, hash: 'l', bytes: 3 }, menu, { ...file('1'), hash: 't' }])
    const { saver, sent, pass, state } = setUp(['fails', 'conflict'], held, draftAt(1, [menu]))
    saver.put(file('1'))
    saver.put(logo)
    saver.put({ path: 'messages.es.json', removed: true })
    expect(await saver.flush()).toBe(false)
    // what came since is saved after it
    saver.put(file('2'))
    await pass(RETRY_AFTER_MS)
    expect([state(), saver.store.getState().theirs]).toEqual(['saved', undefined])
    expect(sent.slice(2)).toEqual([{ revision: 2, files: [file('2')] }])
  })

  test.each<[string, StudioFileInput, Partial<StudioFile>[]]>([
    ['of what was sent', file('1'), [file('other')]],
    ['beside it', file('1'), [file('1'), { path: 'menu.json', hash: 'n' }]],
    ['of a picture with as many bytes', { path: 'a.png', base64: 'BBBB' }, [{ path: 'a.png', bytes: 3 }]],
  ])('but one %s is', async (_what, ours, held) => {
    const { saver, state } = setUp(['fails', 'conflict'], draftAt(2, held))
    saver.put(ours)
    await saver.flush()
    expect(await saver.flush()).toBe(false)
    expect(state()).toBe('conflict')
  })

  test('a picture that the server refuses is set apart, and the rest is saved without it', async () => {
    const { saver, sent, pass, state } = setUp(['refused'])
    saver.put(file('large', 'assets/a.png'))
    saver.put(file('1'))
    expect(await saver.flush()).toBe(true)
    expect(sent[1]).toEqual({ revision: 1, files: [file('1')] })
    expect([state(), saver.store.getState().apart]).toEqual(['saved', ['assets/a.png']])
    await pass(60_000)
    expect(sent).toHaveLength(2)
    // another picture of this name is tried
    saver.put(file('small', 'assets/a.png'))
    expect(await saver.flush()).toBe(true)
    expect([sent[2]?.files, saver.store.getState().apart]).toEqual([[file('small', 'assets/a.png')], []])
  })

  test('the picture that came last is set apart first', async () => {
    const { saver, sent } = setUp(['refused'])
    saver.put(file('x', 'assets/a.png'))
    saver.put(file('x', 'assets/b.png'))
    await saver.flush()
    expect(sent[1]?.files).toEqual([file('x', 'assets/a.png')])
    expect(saver.store.getState().apart).toEqual(['assets/b.png'])
    saver.forgetApart()
    expect(saver.store.getState().apart).toEqual([])
  })

  test('a refusal that no picture explains is not sent again until there is a later edit', async () => {
    const { saver, sent, pass, state } = setUp(['refused'])
    saver.put(file('1'))
    expect(await saver.flush()).toBe(false)
    await pass(60_000)
    expect([sent.length, state()]).toEqual([1, 'refused'])
    saver.put(file('2'))
    await pass(SAVE_AFTER_MS)
    expect([sent[1]?.files, state()]).toEqual([[file('2')], 'saved'])
  })

  test('a draft that is gone costs no picture', async () => {
    const { saver, state } = setUp(['gone'])
    saver.put(file('x', 'assets/a.png'))
    expect(await saver.flush()).toBe(false)
    expect([state(), saver.store.getState().apart]).toEqual(['refused', []])
  })

  test('left before the pause is over, it is sent once and not tried again', async () => {
    const { saver, sent, pass } = setUp(['fails'])
    saver.put(file('1'))
    saver.stop()
    await settle()
    expect(sent.map(({ files }) => files[0]?.text)).toEqual(['1'])
    await pass(60_000)
    expect(sent).toHaveLength(1)
  })
})
