/** A picture by its key, edge length in pixels and format. */
export interface Picture {
  key: string
  size: number
  format: string
}

/** The state of a missing picture: `later` while it is queued or generated. */
export type PictureState = 'drawn' | 'unknown' | 'later'

/** Requests a missing picture; `unknown` without a generator. */
export type WantPicture = (picture: Picture) => Promise<PictureState>

/** Timeout of a caller in milliseconds. */
const timeoutMs = 8_000
const maxWaiting = 200

/** Requests pictures from the launcher over IPC, once for concurrent callers. Without a launcher none is generated. */
export function launcherPictures(
  channel: NodeJS.Process = process,
  timeout = timeoutMs,
): WantPicture {
  if (!channel.send) return async () => 'unknown'
  const asked = new Map<number, (state: PictureState) => void>()
  const wanted = new Map<string, Promise<PictureState>>()
  let lastId = 0
  // No result means that the generation failed; a later try may succeed.
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
