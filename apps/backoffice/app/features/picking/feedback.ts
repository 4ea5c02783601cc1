/** Hertz of a mark that is taken, and of one that is not. */
const tones = { done: 1046, wrong: 196 } as const
const seconds = 0.12
const volume = 0.2

/** Tells a picker who looks at the shelf what became of a scan: by sound and vibration, where the browser allows them. */
export async function giveFeedback(kind: keyof typeof tones): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return
  if ('vibrate' in navigator) navigator.vibrate(kind === 'done' ? 40 : [80, 60, 80])
  const audio = new AudioContext()
  try {
    await audio.resume()
    const tone = new OscillatorNode(audio, { frequency: tones[kind] })
    const ended = new Promise((resolve) => tone.addEventListener('ended', resolve))
    tone.connect(new GainNode(audio, { gain: volume })).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + seconds)
    await ended
  } finally {
    await audio.close()
  }
}
