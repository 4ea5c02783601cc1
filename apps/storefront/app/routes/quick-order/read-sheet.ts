import { readZip, TooLargeError, unpackText, type ZipEntry } from './zip.ts'

/** Maximum size of one unpacked part, in bytes; five hundred lines take a fraction. */
const maxPartBytes = 2_000_000
const maxRows = 1000
const maxColumns = 12
const maxCellLength = 40

const main = 'xl/workbook.xml'

/**
 * The cells of a spreadsheet's (.xlsx) first sheet, row by row: texts, numbers, and the last results of formulas, which are never
 * computed. Empty rows are left out, as is what stands beyond the twelfth column. Null where it is no spreadsheet. Throws
 * TooLargeError where it holds more than an order could.
 */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | null> {
  const zip = readZip(bytes)
  const sheet = zip && (await findSheet(zip))
  if (!sheet) return null
  const strings = await readStrings(zip.get('xl/sharedStrings.xml'))
  const rows: string[][] = []
  for (const row of all(await parse(sheet), 'row')) {
    const cells: string[] = []
    for (const cell of all(row, 'c')) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length
      if (column < maxColumns) cells[column] = textOf(cell, strings)
    }
    if (cells.some(Boolean)) rows.push(Array.from(cells, (cell) => cell ?? ''))
    if (rows.length > maxRows) throw new TooLargeError()
  }
  return rows
}

/** Namespace prefixes differ between programs. */
const all = (node: Document | Element, name: string) => [...node.getElementsByTagNameNS('*', name)]

async function parse(entry: ZipEntry): Promise<Document> {
  const text = await unpackText(entry, maxPartBytes)
  // No spreadsheet declares entities; a file that does is an attack.
  return new DOMParser().parseFromString(
    text.includes('<!DOCTYPE') ? '<none/>' : text,
    'application/xml',
  )
}

/** The part that holds the first sheet, by the workbook's own list. */
async function findSheet(zip: Map<string, ZipEntry>): Promise<ZipEntry | undefined> {
  const [workbook, relations] = [zip.get(main), zip.get('xl/_rels/workbook.xml.rels')]
  if (!workbook || !relations) return undefined
  const [first] = all(await parse(workbook), 'sheet')
  const id = [...(first?.attributes ?? [])].find(
    ({ localName, prefix }) => localName === 'id' && prefix !== null,
  )?.value
  const relation = all(await parse(relations), 'Relationship').find(
    (node) => node.getAttribute('Id') === id,
  )
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml'
  return zip.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
}

/** The shared strings, which cells name by number; phonetic hints are left out. */
async function readStrings(entry: ZipEntry | undefined): Promise<string[]> {
  return entry ? all(await parse(entry), 'si').map(plainText) : []
}

const plainText = (node: Element) =>
  all(node, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('')

/** `AB12` is column 27, counted from 0. */
function columnOf(address: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0]
  return letters
    ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    : undefined
}

function textOf(cell: Element, strings: readonly string[]): string {
  const value = all(cell, 'v')[0]?.textContent ?? ''
  const type = cell.getAttribute('t')
  const text =
    type === 's' ? (strings[Number(value)] ?? '') : type === 'inlineStr' ? plainText(cell) : value
  return text.replace(/\s+/g, ' ').trim().slice(0, maxCellLength)
}
