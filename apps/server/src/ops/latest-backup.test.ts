import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLatestBackup } from './latest-backup.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, text: string | Buffer, day: number) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  await utimes(file, new Date(2026, 0, day), new Date(2026, 0, day))
}

test('the newest dump counts, not an empty or hidden file', async () => {
  await write('monday.dump', 'dump', 5)
  await write('tuesday.dump', 'longer', 6)
  await write('failed.dump', '', 7)
  await write('.partial', 'x', 8)
  expect(await findLatestBackup(folder)).toEqual({
    name: 'tuesday.dump',
    at: new Date(2026, 0, 6),
    bytes: 6,
  })
})

test('a dump that is being written, or broke off, does not count', async () => {
  const plain = '--\n-- PostgreSQL database dump\n--\n\nCOPY public.carts (id) FROM stdin;\n'
  const custom = 'PGDMP\u0001\u000f\u0000 TOC and data '
  await write('monday.dump', 'PGDMP', 5)
  await write('tuesday.dump', custom, 6)
  await write('wednesday.sql', `${plain}1\n`.repeat(999), 7)
  expect(await findLatestBackup(folder)).toBeNull()
  await write('tuesday.dump', `${custom}\u0000\u0000\u0000\u0000\u0000`, 6)
  expect(await findLatestBackup(folder)).toMatchObject({ name: 'tuesday.dump' })
  const end = '--\n-- PostgreSQL database dump complete\n--\n\n\\unrestrict 4sd\n\n'
  await write('wednesday.sql', `${plain}1\n\\.\n${end}`, 7)
  expect(await findLatestBackup(folder)).toMatchObject({ name: 'wednesday.sql' })
})

test.each([
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
])('a dump in %s counts once both have their end', async (_name, pack) => {
  const rows = Array.from({ length: 9_999 }, (_, id) => `${id}\t${Math.sin(id)}\n`).join('')
  const begin = `--\n-- PostgreSQL database dump\n--\n\nCOPY public.carts (id) FROM stdin;\n${rows}`
  const whole = pack(`${begin}\\.\n--\n-- PostgreSQL database dump complete\n--\n\n`)
  await write('monday.sql', pack('something else'), 5)
  // The disk was full.
  await write('tuesday.sql', whole.subarray(0, -9), 6)
  // The dump broke off, and the packer took that for its end.
  await write('wednesday.sql', pack(begin), 7)
  expect(await findLatestBackup(folder)).toMatchObject({ name: 'monday.sql' })
  await write('thursday.sql', whole, 8)
  expect(await findLatestBackup(folder)).toMatchObject({ name: 'thursday.sql' })
})

test('a base backup counts once it is complete', async () => {
  await write('monday.dump', 'dump', 5)
  await write('base-1/backup_manifest', '{}', 6)
  await write('base-2/PG_VERSION', '18', 7)
  expect(await findLatestBackup(folder)).toMatchObject({ name: 'base-1', bytes: null })
})

test('a folder without backups has none, nor has one that is missing', async () => {
  expect(await findLatestBackup(folder)).toBeNull()
  expect(await findLatestBackup(path.join(folder, 'missing'))).toBeNull()
})
