import { expect, test } from 'vitest'

import { createSound } from './use-sound.ts'

test('the sound rings as it goes on, and stays on for every screen until it is switched off', () => {
  const heard: string[] = []
  const sound = createSound(() => ({ ring: () => heard.push('ring'), close: () => heard.push('close') }))
  const stop = sound.onChange(() => heard.push('changed'))
  sound.ring()
  expect([sound.isOn(), heard.length]).toEqual([false, 0])
  sound.switch()
  // the subscribed screen unmounts, another one mounts
  stop()
  sound.ring()
  expect([sound.isOn(), heard.splice(0).join(' ')]).toEqual([true, 'ring changed ring'])
  sound.switch()
  sound.ring()
  expect([sound.isOn(), heard.join(' ')]).toEqual([false, 'close'])
})
