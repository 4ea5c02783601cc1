import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { DomainError } from '@tsiran/domain/errors'
import type { MediaStore } from '@tsiran/domain/media-library/media-store'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { BucketConfig } from '../config-media.ts'
import { BucketError, bucketCalls } from './s3-client.ts'

/** Milliseconds of one attempt: a shopper waits for a picture, the worker for an original. */
const timeoutsMs = { read: 3_000, write: 60_000, remove: 10_000 }
/** Bytes of sizes that one process remembers: they never change under their path. */
const cacheBytes = 48 * 1024 * 1024
const maxReads = 32
const maxWaiting = 256
/** After so many failed reads in a row the bucket is left alone for a while, in milliseconds. */
const maxFailures = 8
const pauseMs = 5_000
const retryAfter = 5

interface S3Options {
  timeouts?: typeof timeoutsMs
  pause?: number
}

/** Pictures in an S3-compatible bucket, the ones that were read last in memory. */
export function s3Store(
  config: BucketConfig,
  incoming: string,
  log: Logger,
  { timeouts = timeoutsMs, pause = pauseMs }: S3Options = {},
): MediaStore {
  const call = bucketCalls(config)
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  })
  const running = new Map<string, Promise<Buffer | undefined>>()
  const waiting: (() => void)[] = []
  let reads = 0
  let failures = 0
  let pausedUntil = 0

  async function reached<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof BucketError)) throw error
      log.warn({ err: error }, 'the bucket of pictures fails')
      throw new DomainError('unavailable', { retryAfter })
    }
  }
  /** At most so many reads at once: a slow bucket must not use up the server's connections and memory. */
  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (Date.now() < pausedUntil || waiting.length >= maxWaiting)
      throw new DomainError('unavailable', { retryAfter })
    if (reads >= maxReads) await new Promise<void>((resolve) => waiting.push(resolve))
    else reads++
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      if (++failures >= maxFailures) pausedUntil = Date.now() + pause
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next()
      else reads--
    }
  }
  async function readAll(name: string): Promise<Buffer | undefined> {
    const bytes = await call(
      { method: 'GET', path: name, timeoutMs: timeouts.read, attempts: 2 },
      async (response) =>
        response.status === 404
          ? void (await response.body?.cancel())
          : Buffer.from(await response.arrayBuffer()),
    )
    if (bytes) cache.set(name, bytes)
    return bytes
  }

  return {
    async read(name) {
      const cached = cache.get(name)
      if (cached) return cached
      const started = running.get(name)
      if (started) return started
      const reading = reached(turn(() => readAll(name))).finally(() => running.delete(name))
      running.set(name, reading)
      return reading
    },
    async withFile(name, use) {
      const file = path.join(incoming, randomUUID())
      await mkdir(incoming, { recursive: true })
      try {
        const found = await reached(
          call(
            { method: 'GET', path: name, timeoutMs: timeouts.write, attempts: 2 },
            async (response) => {
              if (response.status === 404) return void (await response.body?.cancel())
              const body = Readable.fromWeb(response.body as ReadableStream)
              await pipeline(body, createWriteStream(file))
              return true
            },
          ),
        )
        return await use(found && file)
      } finally {
        await rm(file, { force: true })
      }
    },
    async write(name, content, type) {
      const request = {
        method: 'PUT',
        path: name,
        content,
        type,
        timeoutMs: timeouts.write,
        attempts: 3,
      } as const
      await reached(
        call(request, async (response) => {
          await response.body?.cancel()
          if (response.status === 404) throw new BucketError('there is no such bucket', 404)
        }),
      )
      cache.delete(name)
    },
    async remove(names) {
      for (const name of names) {
        cache.delete(name)
        await reached(
          call(
            { method: 'DELETE', path: name, timeoutMs: timeouts.remove, attempts: 2 },
            async (response) => void (await response.body?.cancel()),
          ),
        )
      }
    },
  }
}
