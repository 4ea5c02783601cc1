import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables'

type TableCommand = 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable'

const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<TableCommand, unknown>

/** Changes the table around the cursor. */
export function changeTable(editor: Editor, command: TableCommand): void {
  editor.commands.focus()
  tableCommands[command](editor.state, editor.view.dispatch)
}

const cells = (type: string) =>
  Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] }))

/** Puts a table of three columns at the cursor: a header and two rows. */
export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'table',
      content: [
        { type: 'tableRow', attrs: { head: true }, content: cells('tableHeader') },
        { type: 'tableRow', content: cells('tableCell') },
        { type: 'tableRow', content: cells('tableCell') },
      ],
    })
    .run()

/** Marks that the toolbar switches, by the names of the editor. */
export const toggledMarks = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
] as const
export const headingLevels = [2, 3, 4] as const

/** What the toolbar shows of the text around the cursor. */
export function toolbarState(editor: Editor | null) {
  const is = (name: string, attributes?: object) => editor?.isActive(name, attributes) ?? false
  return {
    marks: toggledMarks.filter((name) => is(name)),
    level: headingLevels.find((level) => is('heading', { level })) ?? null,
    bulletList: is('bulletList'),
    orderedList: is('orderedList'),
    blockquote: is('blockquote'),
    table: is('table'),
    href: is('link') ? String(editor!.getAttributes('link')['href'] ?? '') : null,
    canUndo: editor?.can().undo() ?? false,
    canRedo: editor?.can().redo() ?? false,
  }
}
