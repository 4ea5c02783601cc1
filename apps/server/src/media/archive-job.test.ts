import { DomainError } from '@tsiran/domain/errors'
import type { LeasedJob } from '@tsiran/domain/shared/lease-job'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { archiveWorker } from './archive-job.ts'

const result = { stored: 2, attached: 2, refused: [], unmatched: [] }

/** Runs a job that stood at `done` of two pictures, whose zip is gone. */
const runWithoutZip = (done: number) => {
  const store = {
    withFile: (_path: string, use: (file: undefined) => unknown) => use(undefined),
    remove: async () => undefined,
  }
  const position = { done, result }
  const job = { data: { path: 'archives/x' }, done, total: 2, position } as unknown as LeasedJob
  return archiveWorker.run(
    { media: { store } } as unknown as Context,
    job,
    new AbortController().signal,
  )
}

test('a job whose process died after it removed the zip ends with what it added', async () => {
  expect(await runWithoutZip(2)).toEqual(result)
})

test('a job whose zip is gone before its end is refused', async () => {
  await expect(runWithoutZip(1)).rejects.toThrow(DomainError)
})
