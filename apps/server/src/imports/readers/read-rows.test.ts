import { expect, test } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import { zipOf } from '../../../../../tests/zip-fixture.ts'
import { xlsxOf } from '../../../../../tests/e2e/xlsx.ts'
import { fileLimits } from './limits.ts'
import { readTable } from './read-rows.ts'
import type { SheetRow } from './sheet-row.ts'

async function read(bytes: Buffer) {
  const { format, headings, rows } = await readTable(bytes)
  const all: SheetRow[] = []
  for await (const row of rows) all.push(row)
  return { format, headings, rows: all }
}
const csv = (text: string) => read(Buffer.from(text))
const refusal = (problem: string, values: object = {}) =>
  expect.objectContaining({ problem, values: expect.objectContaining(values) })

test.each([
  ['semicolons', 'sku;name\r\nA-1;Milk, 1 l\r\n'],
  ['commas', 'sku,name\nA-1,"Milk, 1 l"\n'],
  ['tabs', 'sku\tname\rA-1\tMilk, 1 l'],
  ['a mark of UTF-8', '\u{FEFF}sku;name\nA-1;Milk, 1 l'],
])('a CSV file with %s is read', async (_, text) => {
  expect(await csv(text)).toEqual({
    format: 'csv',
    headings: ['sku', 'name'],
    rows: [{ number: 2, cells: ['A-1', 'Milk, 1 l'] }],
  })
})

test('cells and headings are what is seen of them, and rows of nothing else are none', async () => {
  const text = 's\u200bku;name\nA\u00ad-1;\u202eМолоко\u202c 🥛\n\u200b;\u2800\nA-2;\u3164'
  expect(await csv(text)).toMatchObject({
    headings: ['sku', 'name'],
    rows: [{ cells: ['A-1', 'Молоко 🥛'] }, { cells: ['A-2', ''] }],
  })
})

test('the bytes decide between windows-1251 and UTF-8', async () => {
  // «Молоко» as older Excel saves it.
  const bytes = Buffer.from([...Buffer.from('sku;name\nA-1;'), 0xcc, 0xee, 0xeb, 0xee, 0xea, 0xee])
  expect((await read(bytes)).rows[0]!.cells).toEqual(['A-1', 'Молоко'])
})

test('UTF-8 with a broken letter is refused, not read in another encoding', async () => {
  const bytes = Buffer.from('sku;name\nA-1;Կաթ\nA-2;Մածուն')
  // A program that counts bytes has cut the last letter.
  await expect(read(bytes.subarray(0, -1))).rejects.toEqual(refusal('brokenLetters'))
})

test('UTF-16, which Excel calls Unicode text, is read', async () => {
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('sku\tname\nA\tԿաթ', 'utf16le'),
  ])
  expect((await read(bytes)).rows[0]!.cells).toEqual(['A', 'Կաթ'])
})

test('a character that lies on the border of two parts stays whole', async () => {
  const names = Array.from({ length: 9000 }, (_, index) => `Կաթ 🥛 ${index}`)
  const { rows } = await csv(`name\n${names.join('\n')}`)
  expect(rows.map(({ cells }) => cells[0])).toEqual(names)
})

test('quotation marks, line breaks and empty rows keep the numbers that Excel shows', async () => {
  const { rows } = await csv('a;b\n\n"two\nlines";"says ""hi"""\n;\n5" pipe;x;\n')
  expect(rows).toEqual([
    { number: 3, cells: ['two\nlines', 'says "hi"'] },
    { number: 5, cells: ['5" pipe', 'x'] },
  ])
})

test('cells beyond the header stay, so that a check can name them', async () => {
  expect((await csv('a,b\n1,2,3')).rows[0]!.cells).toEqual(['1', '2', '3'])
})

test.each([
  ['an empty file', Buffer.alloc(0), refusal('empty')],
  ['blank rows alone', Buffer.from('\n;;\n'), refusal('empty')],
  ['headings alone', Buffer.from('sku;name\n;\n'), refusal('empty')],
  ['a PDF', Buffer.from('%PDF-1.7 …'), refusal('notTable')],
  ['a page saved as .xls', Buffer.from('<html><table>'), refusal('notTable')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), refusal('notTable')],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), refusal('oldWorkbook')],
  ['an open quotation mark', Buffer.from('a\n1\n"2\n3'), refusal('quoteNotClosed', { row: 3 })],
  ['a nameless column', Buffer.from('a;;c\n1;2;3'), refusal('emptyHeading', { column: 2 })],
  ['columns of one name', Buffer.from('sku;SKU\n1;2'), refusal('sameHeading', { heading: 'SKU' })],
  [
    '300 columns',
    Buffer.from(Array.from({ length: 300 }, (_, index) => `c${index}`).join(',')),
    refusal('tooManyColumns', { limit: fileLimits.columns }),
  ],
  [
    'a long cell',
    Buffer.from(`a;b\n1;${'x'.repeat(fileLimits.cell + 1)}`),
    refusal('cellTooLong', { row: 2, column: 'B' }),
  ],
  [
    'too many rows',
    Buffer.from(`a\n${'1\n'.repeat(fileLimits.rows + 1)}`),
    refusal('tooManyRows', { limit: fileLimits.rows }),
  ],
  ['blank rows without end', Buffer.from(`a\n${'\n'.repeat(1_100_000)}`), refusal('tooManyRows')],
  ['a file over 25 MB', Buffer.alloc(fileLimits.bytes + 1, 97), refusal('tooLarge')],
])('%s is refused', async (_, bytes, expected) => {
  await expect(read(bytes)).rejects.toEqual(expected)
})

/** A workbook whose parts are given as XML. */
function workbook(sheet: string | Buffer, parts: Record<string, string> = {}): Buffer {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return Buffer.from(
    zipOf(
      Object.entries({
        'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        ...parts,
        'xl/worksheets/sheet1.xml': sheet,
      }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    ),
  )
}
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const heading = '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>'

test('a workbook as Excel writes it is read', async () => {
  expect(
    await read(
      xlsxOf([
        ['sku', 'price'],
        ['A-1', 1500],
        ['0005', 12.5],
      ]),
    ),
  ).toEqual({
    format: 'xlsx',
    headings: ['sku', 'price'],
    rows: [
      { number: 2, cells: ['A-1', '1500'] },
      { number: 3, cells: ['0005', '12.5'] },
    ],
  })
})

test('a formula counts by its stored result and is never computed', async () => {
  const rows = `${heading}<row r="4"><c r="A4" t="str"><f>cmd|'/C calc'!A0</f><v>A-1</v></c></row>`
  expect((await read(workbook(sheetOf(rows)))).rows).toEqual([{ number: 4, cells: ['A-1'] }])
})

test('long numbers, prefixes, styled empty cells and phonetic hints do no harm', async () => {
  const texts = '<x:sst><x:si><x:r><x:t>a</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>'
  const rows = `<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c r="ZZ1" s="3"/></x:row><x:row><x:c><x:v>4.85E+12</x:v></x:c></x:row>`
  const file = workbook(`<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>`, {
    'xl/sharedStrings.xml': texts,
  })
  expect(await read(file)).toMatchObject({ headings: ['a'], rows: [{ cells: ['4850000000000'] }] })
})

test.each([
  ['no workbook', Buffer.from(zipOf([{ name: 'a.txt' }])), refusal('notTable')],
  ['a torn zip', workbook(sheetOf(heading)).subarray(0, 300), refusal('damaged')],
  ['broken XML', workbook('<worksheet><row'), refusal('damaged')],
  [
    'entities that grow',
    workbook(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf(heading)}`),
    refusal('damaged'),
  ],
  [
    'a formula without its result',
    workbook(sheetOf(`${heading}<row r="2"><c r="A2"><f>1+1</f></c></row>`)),
    refusal('formulaWithoutValue', { row: 2, column: 'A' }),
  ],
  [
    'a cell of column 300',
    workbook(sheetOf(`${heading}<row r="2"><c r="KN2"><v>1</v></c></row>`)),
    refusal('tooManyColumns'),
  ],
  [
    'rows that go backwards',
    workbook(sheetOf(`${heading}<row r="1"><c r="A1"><v>1</v></c></row>`)),
    refusal('damaged'),
  ],
])('a workbook with %s is refused', async (_, bytes, expected) => {
  await expect(read(bytes)).rejects.toEqual(expected)
})

test('a bomb is refused while it is unpacked, whatever size it claims', async () => {
  const packed = deflateRawSync(`<sst><si><t>${'a'.repeat(fileLimits.textBytes)}`)
  expect(packed.length).toBeLessThan(100_000)
  const file = Buffer.from(
    zipOf([
      { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
      { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from('<Relationships/>') },
      { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheetOf(heading)) },
      { name: 'xl/sharedStrings.xml', packed, size: 10 },
    ]),
  )
  await expect(read(file)).rejects.toEqual(refusal('tooLarge'))
})

test('a shared text that every cell names is refused before it fills the database', async () => {
  const cells = Array.from({ length: fileLimits.columns }, () => '<c t="s"><v>0</v></c>').join('')
  const header = Array.from({ length: fileLimits.columns }, (_, at) => `<c><v>${at}</v></c>`).join(
    '',
  )
  const rows = `<row>${header}</row>${`<row>${cells}</row>`.repeat(100)}`
  const text = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`
  const file = workbook(sheetOf(rows), { 'xl/sharedStrings.xml': text })
  await expect(read(file)).rejects.toEqual(refusal('tooLarge'))
})
