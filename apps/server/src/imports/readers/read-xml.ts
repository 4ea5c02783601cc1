import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFileError } from './unreadable-file.ts'
import { unpack, type ZipEntry } from './zip.ts'

export interface XmlHandlers {
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  text?(text: string): void
}

/** Namespace prefixes differ between programs. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Parses an XML part of a workbook while it is unpacked; yields after each piece, so that the caller can take what the handlers found.
 * Throws {@link UnreadableFileError}: `damaged` on broken XML and on a document type, which no spreadsheet has.
 */
export async function* parseXml(
  entry: ZipEntry,
  maxBytes: number,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const fail = () => {
    throw new UnreadableFileError('damaged')
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    handlers.open(local(name), attributes),
  )
  parser.on('closetag', ({ name }: SaxesTagPlain) => handlers.close(local(name)))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  const decoder = new TextDecoder()
  for await (const part of unpack(entry, maxBytes)) {
    parser.write(decoder.decode(part, { stream: true }))
    yield
  }
  parser.write(decoder.decode()).close()
  yield
}

/** {@link parseXml} of a whole part. */
export async function readXml(entry: ZipEntry, maxBytes: number, handlers: XmlHandlers) {
  for await (const _ of parseXml(entry, maxBytes, handlers));
}
