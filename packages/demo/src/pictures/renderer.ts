import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { picturePath, type Artwork, type Fill, type Progress } from './cache.ts'
import type { Format, Size } from './render.ts'

/** A request of the parent to the rendering process. */
export type Ask =
  | { id: number; do: 'provide'; folder: string; artwork: Artwork; size: Size; format: Format }
  | {
      id: number
      do: 'fill'
      folder: string
      pictures: readonly Artwork[]
      options: Omit<Fill, 'signal'>
    }

/** Its answers: progress, then one result or error for each request. */
export type Answer = { id: number } & (
  | { progress: Progress }
  | { bytes: Uint8Array }
  | { done: true }
  | { error: string }
)

export interface Renderer {
  /** A picture's bytes: from the cache, or rendered and stored on the first request. Rejects when it cannot be drawn. */
  provide(artwork: Artwork, size: Size, format: Format): Promise<Buffer>
  /** Fills the cache, as {@link generateAll} does, without delaying requests for pictures. */
  fill(
    pictures: readonly Artwork[],
    onProgress?: (progress: Progress) => void,
    options?: Omit<Fill, 'signal'>,
  ): Promise<void>
  /** Ends the rendering process; pending requests are rejected. */
  stop(): void
}

interface Waiting {
  resolve(bytes?: Uint8Array): void
  reject(error: Error): void
  onProgress?: (progress: Progress) => void
}

/**
 * Renders in a process of its own, at low priority: drawing takes 200 MB, which the server should not hold.
 * It starts with the first picture that is missing and ends after `idleMs` without work.
 */
export function createRenderer(
  folder: string,
  { idleMs = 20_000 }: { idleMs?: number } = {},
): Renderer {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const fail = (error: Error) => {
    child = undefined
    for (const request of waiting.values()) request.reject(error)
    waiting.clear()
  }
  const stop = () => {
    clearTimeout(idle)
    child?.kill()
    fail(new Error('The rendering process was stopped'))
  }
  /** Only pending requests keep this process alive. */
  const hold = (on: boolean) => {
    if (on) child?.ref()
    else child?.unref()
    if (on) child?.channel?.ref()
    else child?.channel?.unref()
  }
  const rest = () => {
    clearTimeout(idle)
    if (waiting.size > 0) return
    hold(false)
    idle = setTimeout(stop, idleMs).unref()
  }
  const start = () => {
    const started = fork(fileURLToPath(new URL('./renderer-process.ts', import.meta.url)), {
      serialization: 'advanced',
    })
    started.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id)
      if ('progress' in answer) return asked?.onProgress?.(answer.progress)
      waiting.delete(answer.id)
      if ('error' in answer) asked?.reject(new Error(answer.error))
      else asked?.resolve('bytes' in answer ? answer.bytes : undefined)
      rest()
    })
    started.on('error', (error) => child === started && fail(error))
    started.on('exit', () => child === started && fail(new Error('The rendering process ended')))
    return started
  }
  const ask = (question: Ask, onProgress?: (progress: Progress) => void) =>
    new Promise<Uint8Array | undefined>((resolve, reject) => {
      clearTimeout(idle)
      waiting.set(question.id, { resolve, reject, ...(onProgress && { onProgress }) })
      child ??= start()
      hold(true)
      child.send(question, (error) => error && reject(error))
    })

  return {
    async provide(artwork, size, format) {
      const stored = await readFile(picturePath(folder, artwork.key, size, format)).catch(
        () => undefined,
      )
      return (
        stored ??
        Buffer.from((await ask({ id: ++lastId, do: 'provide', folder, artwork, size, format }))!)
      )
    },
    async fill(pictures, onProgress, options = {}) {
      await ask({ id: ++lastId, do: 'fill', folder, pictures, options }, onProgress)
    },
    stop,
  }
}
