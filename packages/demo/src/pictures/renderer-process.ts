/** The process that {@link createRenderer} starts: answers over the channel to its parent, and ends with it. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { generateAll, providePicture } from './cache.ts'
import type { Answer, Ask } from './renderer.ts'

const LOW_PRIORITY = 10

setPriority(LOW_PRIORITY)
sharp.cache(false)

/** Pictures are drawn in the order of their requests, two at a time: together they would all come last. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let requests = 0

function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const lane = requests++ % lanes.length
  const drawn = lanes[lane]!.then(draw)
  lanes[lane] = drawn.catch(() => undefined)
  return drawn
}

const answer = (message: Answer) => process.send?.(message)

process.on('disconnect', () => process.exit())
process.on('message', async (ask: Ask) => {
  const { id } = ask
  try {
    if (ask.do === 'provide') {
      const { folder, artwork, size, format } = ask
      answer({ id, bytes: await inTurn(() => providePicture(folder, artwork, size, format)) })
    } else {
      await generateAll(
        ask.pictures,
        ask.folder,
        (progress) => answer({ id, progress }),
        ask.options,
      )
      answer({ id, done: true })
    }
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
