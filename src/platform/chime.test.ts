import { afterEach, expect, test, vi } from 'vitest'

import { browserChime } from './chime.ts'

/** A device's audio that stops and resumes on command; counts the notes. */
function fakeAudio() {
  const audio = { state: 'running', notes: 0, wakes: [] as (() => void)[] }
  const part = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => (audio.notes += 1),
    stop: () => undefined,
  })
  class FakeAudioContext {
    currentTime = 0
    get state() {
      return audio.state
    }
    createGain = part
    createOscillator = part
    resume = () =>
      new Promise<void>((resolve) => {
        audio.wakes.push(() => {
          audio.state = 'running'
          resolve()
        })
      })
  }
  vi.stubGlobal('AudioContext', FakeAudioContext)
  return audio
}
afterEach(() => vi.unstubAllGlobals())

test('what a call or a sleeping device stopped goes on with the next ring, and rings once for all that were silent', async () => {
  const audio = fakeAudio()
  const chime = browserChime()
  chime.ring()
  expect(audio.notes).toBe(2)
  audio.state = 'interrupted'
  for (let nth = 0; nth < 5; nth += 1) chime.ring()
  expect([audio.notes, audio.wakes.length]).toEqual([2, 1])
  audio.wakes.forEach((wake) => wake())
  await vi.waitFor(() => expect(audio.notes).toBe(4))
  chime.ring()
  expect(audio.notes).toBe(6)
})
