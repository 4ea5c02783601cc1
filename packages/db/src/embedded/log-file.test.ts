import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateLog } from './log-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a log beyond its limit is rotated, also for a writer that has it open', async () => {
  const file = path.join(folder, 'postgres.log')
  const writer = await open(file, 'a')
  await writer.write('first\n')
  await rotateLog(file, 10)
  await writer.write('second\n')
  expect(await readFile(file, 'utf8')).toBe('first\nsecond\n')
  await rotateLog(file, 10)
  await writer.write('third\n')
  await writer.close()
  expect(await readFile(`${file}.1`, 'utf8')).toBe('first\nsecond\n')
  expect(await readFile(file, 'utf8')).toBe('third\n')
  expect((await stat(file)).size).toBe(6)
})
