/** A sound that asks for attention, made by the browser itself: no file is loaded. */
export interface Chime {
  /** Rings once; does nothing where the browser has no sound. */
  ring(): void
  /** Lets go of the device's sound. */
  close(): void
}

/** Two rising notes. @units hertz; seconds after the first */
const NOTES: readonly (readonly [number, number])[] = [
  [880, 0],
  [1174.66, 0.18],
]
const NOTE_SECONDS = 0.4
const LOUD = 0.35
const SILENT = 0.0001

/** Call it in a press: browsers let a page sound only after one. */
export function browserChime(): Chime {
  const audio = new AudioContext()
  let waking: Promise<void> | undefined
  return {
    ring() {
      if (audio.state === 'running') return play(audio)
      // a call, or a device that slept, has stopped the sound: once, however often it was to ring meanwhile
      waking ??= audio.resume().then(
        () => {
          waking = undefined
          play(audio)
        },
        () => (waking = undefined),
      )
    },
    close: () => void audio.close(),
  }
}

function play(audio: AudioContext): void {
  for (const [hertz, after] of NOTES) {
    const start = audio.currentTime + after
    const volume = audio.createGain()
    volume.gain.setValueAtTime(LOUD, start)
    volume.gain.exponentialRampToValueAtTime(SILENT, start + NOTE_SECONDS)
    const note = audio.createOscillator()
    note.frequency.value = hertz
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + NOTE_SECONDS)
  }
}
