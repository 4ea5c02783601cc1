import { deflateRawSync } from 'node:zlib'
import { testDatabase } from '@tsiran/db/testing'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { expect, test } from 'vitest'
import { zipOf } from '../../../../tests/zip-fixture.ts'
import { runImportThread } from './run-import-thread.ts'

const database = testDatabase()
const never = new AbortController().signal

const read = (bytes: Uint8Array, signal = never) =>
  runImportThread(
    {
      databaseUrl: database.url,
      bytes: new Uint8Array(bytes).buffer,
      kind: 'prices',
      fileName: 'prices.csv',
      by: byScript,
    },
    signal,
  )
const imports = async () =>
  (await database.db.selectFrom('imports').select('id').execute()).map(({ id }) => id)

test('a thread reads a file into the database', async () => {
  const lines = Array.from({ length: 1_200 }, (_, index) => `SKU-${index};${index}`)
  const id = await read(Buffer.from(`sku;price\n${lines.join('\n')}`))
  const rows = await database.db
    .selectFrom('import_rows')
    .select(['row', 'cells'])
    .where('import_id', '=', id)
    .orderBy('row')
    .execute()
  expect(rows).toHaveLength(lines.length)
  expect(rows.at(-1)).toEqual({ row: 1_201, cells: ['SKU-1199', '1199'] })
})

test('an unreadable file leaves nothing behind, however late that shows', async () => {
  const before = await imports()
  const lines = Array.from({ length: 1_200 }, (_, index) => `SKU-${index};${index}`)
  const torn = `sku;price\n${lines.join('\n')}\n"open;1`
  await expect(read(Buffer.from(torn))).rejects.toMatchObject({ problem: 'quoteNotClosed' })
  expect(await imports()).toEqual(before)
})

test('a file that would fill the thread’s memory is too large, and the process goes on', async () => {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const text = '<c t="inlineStr"><is><t>'
  const packed = deflateRawSync(
    Buffer.concat([
      Buffer.from(`<worksheet><sheetData><row>${text}`),
      Buffer.alloc(255 * 1024 * 1024, 'ա'),
    ]),
  )
  const bomb = zipOf([
    {
      name: 'xl/workbook.xml',
      content: Buffer.from(`<w xmlns:r="${relation}"><sheet r:id="r1"/></w>`),
    },
    { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from('<Relationships/>') },
    { name: 'xl/worksheets/sheet1.xml', packed, size: 100 },
  ])
  expect(bomb.length).toBeLessThan(2_000_000)
  await expect(read(bomb)).rejects.toMatchObject({
    problem: expect.stringMatching(/^(?:tooLarge|damaged|cellTooLong)$/),
  })
}, 60_000)

test('an aborted thread ends with the reason', async () => {
  const reason = new Error('the server stops')
  await expect(read(Buffer.from('sku\n1'), AbortSignal.abort(reason))).rejects.toBe(reason)
})
