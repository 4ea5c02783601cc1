/** A picture by its key, edge length in pixels and format. */
export interface Picture {
  key: string
  size: number
  format: string
}

/** What became of a missing picture: `later` where it is being drawn, or waits for it. */
export type PictureState = 'drawn' | 'unknown' | 'later'

/** Asks whoever draws the shop's missing pictures for one; `unknown` where nobody does. */
export type WantPicture = (picture: Picture) => Promise<PictureState>

/** Milliseconds that a caller waits for a picture. */
const timeoutMs = 8_000
const maxWaiting = 200

/** Asks the launcher over the channel to it, once for all who want the same picture; without a launcher nobody draws. */
export function launcherPictures(channel: NodeJS.Process = process, timeout = timeoutMs): WantPicture {
  if (!channel.send) return async () => 'unknown'
  const asked = new Map<number, (state: PictureState) => void>()
  const wanted = new Map<string, Promise<PictureState>>()
  let lastId = 0
  // Without a word of whether it was made, drawing failed: it may succeed another time.
  channel.on('message', ({ id, made }: { id: number; made?: boolean }) =>
    asked.get(id)?.(made === undefined ? 'later' : made ? 'drawn' : 'unknown'),
  )

  function ask(picture: Picture): Promise<PictureState> {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<PictureState>()
    const timer = setTimeout(resolve, timeout, 'later')
    asked.set(id, resolve)
    channel.send!({ id, picture })
    return promise.finally(() => {
      clearTimeout(timer)
      asked.delete(id)
    })
  }

  return async (picture) => {
    const name = `${picture.key}/${picture.size}.${picture.format}`
    const waiting = wanted.get(name)
    if (waiting) return waiting
    if (wanted.size >= maxWaiting) return 'later'
    const answer = ask(picture).finally(() => wanted.delete(name))
    wanted.set(name, answer)
    return answer
  }
}
