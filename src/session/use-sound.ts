import { useSyncExternalStore } from 'react'
import { browserChime, type Chime } from '#platform/chime.ts'

/** A sound that is off until a press turns it on. @param open - creates the chime during a press */
export function createSound(open: () => Chime) {
  let chime: Chime | undefined
  const listeners = new Set<() => void>()
  return {
    isOn: () => chime !== undefined,
    /** Rings if it is on. */
    ring: () => chime?.ring(),
    /** Call it in a press: browsers require one before a page may play sound. It rings when turned on. */
    switch: () => {
      chime?.close()
      chime = chime ? undefined : open()
      chime?.ring()
      for (const listener of listeners) listener()
    },
    /** @returns unsubscribes */
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One per page load: it stays on across screens. */
const sound = createSound(browserChime)

/** The sound of the page. */
export const useSound = () => ({
  isSoundOn: useSyncExternalStore(sound.onChange, sound.isOn, () => false),
  switchSound: sound.switch,
  ring: sound.ring,
})

export type Sound = ReturnType<typeof useSound>
