import { fileLimits } from './limits.ts'
import { readXml } from './read-xml.ts'
import { UnreadableFileError } from './unreadable-file.ts'
import type { ZipEntry } from './zip.ts'

/** Unpacked bytes of the parts that list the sheets. */
const maxListBytes = 1_000_000

/** The part that holds the first sheet, by the workbook's own list. */
export async function findSheet(zip: Map<string, ZipEntry>): Promise<ZipEntry> {
  const [workbook, relations] = [zip.get('xl/workbook.xml'), zip.get('xl/_rels/workbook.xml.rels')]
  if (!workbook || !relations) throw new UnreadableFileError('notTable')
  let id: string | undefined
  await readXml(workbook, maxListBytes, {
    open(name, attributes) {
      if (name === 'sheet')
        id ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
    },
    close() {},
  })
  let target = 'worksheets/sheet1.xml'
  await readXml(relations, maxListBytes, {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['Id'] === id && attributes['Target'])
        target = attributes['Target']
    },
    close() {},
  })
  const sheet = zip.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) throw new UnreadableFileError('damaged')
  return sheet
}

/** The shared texts, which cells name by number; phonetic hints are left out. */
export async function readTexts(entry: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = []
  if (!entry) return texts
  let [text, inText, inHint] = ['', false, false]
  await readXml(entry, fileLimits.textBytes, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') inHint = true
      else if (name === 't') inText = !inHint
    },
    text(part) {
      if (inText) text += part
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inHint = false
      else if (name === 'si' && texts.push(text) > fileLimits.texts)
        throw new UnreadableFileError('tooLarge')
    },
  })
  return texts
}
