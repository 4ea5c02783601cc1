import { DOMParser as NodeParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { canonicalLines, missingLines } from './canonical.ts'
import { editorSchema, type TextKind } from './extensions.ts'
import { writeHtml } from './write-html.ts'

/** Reads HTML into what the editor holds. What it has no node for is lost. */
export function readHtml(html: string, kind: TextKind): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return NodeParser.fromSchema(editorSchema(kind)).parse(body)
}

/** The HTML of what the editor holds. */
export function htmlOf(content: Node, kind: TextKind): string {
  const serializer = DOMSerializer.fromSchema(content.type.schema)
  const fragment = serializer.serializeFragment(content.content) as DocumentFragment
  return writeHtml(fragment, kind)
}

/** The parts of a text that the editor would lose or change, in its lines; none where it keeps all of it. */
export function lostInEditor(html: string, kind: TextKind): string[] {
  const before = canonicalLines(html)
  const after = canonicalLines(htmlOf(readHtml(html, kind), kind))
  if (before.join('\n') === after.join('\n')) return []
  const lost = missingLines(before, after)
  if (lost.length > 0) return lost
  const added = missingLines(after, before)
  // Only their order differs.
  return added.length > 0 ? added : before
}
