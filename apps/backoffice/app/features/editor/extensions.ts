import { getSchema, type Extensions } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { highlight, keyboardKey, small, subscript, superscript } from './marks.ts'
import { pageNodes } from './page-nodes.ts'
import { tableNodes } from './table-nodes.ts'

/** What a text may hold, as the server's sanitiser allows it: a description of a product, or a page with disclosures and pictures. */
export type TextKind = 'description' | 'page'

const common = (kind: TextKind): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: kind === 'page' && {},
    codeBlock: false,
    // An empty paragraph after a table would be stored.
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...tableNodes,
  subscript,
  superscript,
]

const all: Record<TextKind, Extensions> = {
  description: common('description'),
  page: [...common('page'), ...pageNodes, small, highlight, keyboardKey],
}

export const editorExtensions = (kind: TextKind): Extensions => all[kind]

const schemas: Partial<Record<TextKind, Schema>> = {}

/** What the editor can hold of a kind of text. */
export const editorSchema = (kind: TextKind): Schema => (schemas[kind] ??= getSchema(all[kind]))
