import { useSyncExternalStore } from 'react'
import { browserChime, type Chime } from '#platform/chime.ts'

/** A sound that is off until a press switches it on. @param open - makes the chime, in a press */
export function createSound(open: () => Chime) {
  let chime: Chime | undefined
  const listeners = new Set<() => void>()
  return {
    isOn: () => chime !== undefined,
    /** Rings if it is on. */
    ring: () => chime?.ring(),
    /** Call it in a press: browsers ask for one before a page may sound. It rings as it goes on. */
    switch: () => {
      chime?.close()
      chime = chime ? undefined : open()
      chime?.ring()
      for (const listener of listeners) listener()
    },
    /** @returns stops listening */
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Of this page load: it stays on while screens come and go. */
const sound = createSound(browserChime)

/** The sound of the page. */
export const useSound = () => ({
  isSoundOn: useSyncExternalStore(sound.onChange, sound.isOn, () => false),
  switchSound: sound.switch,
  ring: sound.ring,
})

export type Sound = ReturnType<typeof useSound>
