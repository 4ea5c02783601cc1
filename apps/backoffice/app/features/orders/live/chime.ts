/** Two notes of a bell: hertz, and seconds after the first. */
const notes = [
  [880, 0],
  [1174.66, 0.14],
] as const
const seconds = 0.5
/** Far below full volume: it sounds in a shop with people. */
const volume = 0.2

/** Rings for a new order. Silent on a page that nobody has pressed yet: browsers allow no sound there. */
export async function ringChime(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return
  const audio = new AudioContext()
  try {
    await audio.resume()
    await Promise.all(
      notes.map(([hertz, after]) => playNote(audio, hertz, audio.currentTime + after)),
    )
  } finally {
    await audio.close()
  }
}

function playNote(audio: AudioContext, hertz: number, at: number): Promise<void> {
  const tone = new OscillatorNode(audio, { frequency: hertz })
  const gain = new GainNode(audio, { gain: volume })
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  tone.connect(gain).connect(audio.destination)
  return new Promise((resolve) => {
    tone.addEventListener('ended', () => resolve())
    tone.start(at)
    tone.stop(at + seconds)
  })
}
