import type { Socket } from 'node:net'
import os from 'node:os'
import { uploadMedia } from '@tsiran/contract/admin/media'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { uploadTimeoutMs } from '../ops/upload-time.ts'
import { timeoutOf } from './call-timeouts.ts'
import { withUploads } from './uploads.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const context = { config: { dataDir: os.tmpdir() } } as Pick<Context, 'config' | 'log'>

/** A call whose files arrive after so many milliseconds. */
function upload(ms: number) {
  const destroy = vi.fn<() => void>()
  const request = {
    raw: { socket: { destroy } as unknown as Socket },
    isMultipart: () => true,
    parts: () => {
      vi.advanceTimersByTime(ms)
      return []
    },
  } as unknown as FastifyRequest
  return { request, destroy }
}

test('an upload at the end of its time is answered: the work with its files does not count', async () => {
  const { request, destroy } = upload(uploadTimeoutMs - 1)
  const work = async () => {
    vi.advanceTimersByTime(60_000)
    return 'stored'
  }
  expect(await withUploads(request, { files: 1, bytes: 1 }, context, work)).toBe('stored')
  expect(destroy).not.toHaveBeenCalled()
})

test('an upload that takes too long is cut off', async () => {
  const { request, destroy } = upload(uploadTimeoutMs)
  await withUploads(request, { files: 1, bytes: 1 }, context, () => Promise.resolve())
  expect(destroy).toHaveBeenCalledOnce()
})

test('nobody reads that an upload failed while it goes on, and is stored', () => {
  expect(timeoutOf(uploadMedia).timeoutMs).toBeGreaterThan(uploadTimeoutMs)
})
