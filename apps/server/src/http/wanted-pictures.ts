/** A picture by its key, edge length in pixels and format. */
export interface Picture {
  key: string
  size: number
  format: string
}

/** Asks whoever draws the shop's missing pictures for one; false where nobody does, or it takes too long. */
export type WantPicture = (picture: Picture) => Promise<boolean>

const patience = 8_000
const mostWaiting = 200

/** Asks the launcher over the channel to it; without a launcher nobody draws. */
export function launcherPictures(channel: NodeJS.Process = process): WantPicture {
  if (!channel.send) return async () => false
  const waiting = new Map<number, (made: boolean) => void>()
  let lastId = 0
  channel.on('message', ({ id, made }: { id: number; made: boolean }) => waiting.get(id)?.(made))
  return async (picture) => {
    if (waiting.size >= mostWaiting) return false
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, patience, false)
    waiting.set(id, resolve)
    channel.send!({ id, picture })
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(id)
    })
  }
}
