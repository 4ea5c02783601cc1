/** The process that {@link createRenderer} starts: answers over the channel to its parent, and ends with it. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { generateAll, providePicture } from './cache.ts'
import type { Answer, Ask } from './renderer.ts'

const LOW_PRIORITY = 10

setPriority(LOW_PRIORITY)
sharp.cache(false)

const answer = (message: Answer) => process.send?.(message)

process.on('disconnect', () => process.exit())
process.on('message', async (ask: Ask) => {
  const { id } = ask
  try {
    if (ask.do === 'provide') {
      answer({ id, bytes: await providePicture(ask.folder, ask.artwork, ask.size, ask.format) })
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
