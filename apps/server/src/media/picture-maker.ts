import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DomainError } from '@tsiran/domain/errors'
import {
  PictureError,
  type MadePicture,
  type PictureMaker,
} from '@tsiran/domain/media-library/picture-maker'
import type { MakeRequest, MakeAnswer } from './make-request.ts'

/** Milliseconds that one request may take before its process is killed. */
const timeoutMs = 120_000
/** Milliseconds without work after which the process ends and frees its memory. */
const idleMs = 20_000
/** Requests that wait at most. */
const maxWaiting = 200

interface Task extends MakeRequest {
  urgent: boolean
  resolve(made: MadePicture): void
  reject(error: Error): void
}

export interface PictureProcess extends PictureMaker {
  stop(): void
}

/**
 * Makes pictures in a process of its own, one request at a time, at low priority: decoding takes up to 300 MB, and a file that
 * crashes the decoder ends that process alone.
 */
export function createPictureMaker(idle = idleMs): PictureProcess {
  const waiting: Task[] = []
  let current: Task | undefined
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
      serialization: 'advanced',
    })
    started.on('message', (answer: MakeAnswer) => {
      if (answer.id !== current?.id) return
      const task = end()!
      if ('made' in answer) task.resolve(answer.made)
      else
        task.reject(
          answer.problem ? new PictureError(answer.problem) : new DomainError('unavailable'),
        )
      next()
    })
    const lost = () => {
      if (child !== started) return
      child = undefined
      // Whatever kills the decoder is no picture.
      end()?.reject(new PictureError('pictureBroken'))
      next()
    }
    started.on('error', lost)
    started.on('exit', lost)
    return started
  }
  function end(): Task | undefined {
    clearTimeout(timer)
    const task = current
    current = undefined
    return task
  }
  function next(): void {
    if (current) return
    const urgent = waiting.findIndex((task) => task.urgent)
    current = waiting.splice(Math.max(0, urgent), 1)[0]
    clearTimeout(timer)
    if (!current) {
      timer = setTimeout(stop, idle).unref()
      child?.unref()
      child?.channel?.unref()
      return
    }
    child ??= start()
    child.ref()
    child.channel?.ref()
    timer = setTimeout(() => child?.kill('SIGKILL'), timeoutMs)
    const { id, file, wanted, crop } = current
    child.send({ id, file, wanted, crop } satisfies MakeRequest)
  }
  function stop(): void {
    const ending = child
    child = undefined
    ending?.kill()
    const stopped = new DomainError('unavailable')
    end()?.reject(stopped)
    for (const task of waiting.splice(0)) task.reject(stopped)
  }

  return {
    make: (file, wanted, { crop = null, urgent = false } = {}) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new DomainError('unavailable'))
        waiting.push({ id: ++lastId, file, wanted, crop, urgent, resolve, reject })
        next()
      }),
    stop,
  }
}
