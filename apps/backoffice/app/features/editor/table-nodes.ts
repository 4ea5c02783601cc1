import { Node } from '@tiptap/core'
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables'

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

/** A table; what is in `thead` is an attribute of its row. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ table: { tableRole: 'table' } })[name as 'table'] ?? {},
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this
    const go = (direction: -1 | 1) =>
      goToNextCell(direction)(editor.state, editor.view.dispatch, editor.view)
    return {
      Tab: () => go(1) || (addRowAfter(editor.state, editor.view.dispatch) && go(1)),
      'Shift-Tab': () => go(-1),
    }
  },
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: ({ name }) => ({ tableRow: { tableRole: 'row' } })[name as 'tableRow'] ?? {},
  addAttributes: () => ({
    head: {
      default: false,
      parseHTML: (element: HTMLElement) => element.parentElement?.tagName === 'THEAD',
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes['head'] ? { 'data-head': '' } : {},
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const tableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableCell: { tableRole: 'cell' } })[name as 'tableCell'] ?? {},
  addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const tableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  extendNodeSchema: ({ name }) =>
    ({ tableHeader: { tableRole: 'header_cell' } })[name as 'tableHeader'] ?? {},
  addAttributes: () => ({
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    // A new header is that of its column; a stored one without a scope keeps none.
    scope: {
      default: 'col',
      parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? '',
      renderHTML: ({ scope }: Record<string, unknown>) => (scope ? { scope } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

export const tableNodes = [table, tableRow, tableCell, tableHeader]
