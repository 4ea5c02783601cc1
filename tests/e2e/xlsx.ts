import { zipOf } from '../zip-fixture.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A spreadsheet with these rows on its first sheet, as Excel writes one: texts are named by number. */
export function xlsxOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const cell = (value: string | number, row: number, column: number) => {
    const address = `${String.fromCharCode(65 + column)}${row + 1}`
    return typeof value === 'number'
      ? `<c r="${address}"><v>${value}</v></c>`
      : `<c r="${address}" t="s"><v>${texts.indexOf(value)}</v></c>`
  }
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`,
  )
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Order" sheetId="7" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet7.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${main}>${texts.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet7.xml': `<worksheet ${main}><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipOf(
      Object.entries(parts).map(([name, content]) => ({
        name,
        content: Buffer.from(`<?xml version="1.0"?>${content}`),
      })),
    ),
  )
}
