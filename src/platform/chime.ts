/** A sound that asks for attention, made by the browser itself: no file is loaded. */
export interface Chime {
  /** Rings once; does nothing where the browser has no audio. */
  ring(): void
  /** Releases the audio device. */
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

/** Call it in a press: browsers require one before a page may play sound. */
export function browserChime(): Chime {
  const audio = new AudioContext()
  let waking: Promise<void> | undefined
  return {
    ring() {
      if (audio.state === 'running') return play(audio)
      // a phone call or sleep has suspended the audio: resume and ring once, however many rings were requested
      // meanwhile
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
