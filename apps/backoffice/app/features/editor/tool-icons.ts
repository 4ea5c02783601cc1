import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconColumnInsertRight from '@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs'
import IconColumnRemove from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs'
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs'
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs'
import IconH4 from '@tabler/icons-react/dist/esm/icons/IconH4.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconRowInsertBottom from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs'
import IconRowRemove from '@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs'
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs'
import IconSubscript from '@tabler/icons-react/dist/esm/icons/IconSubscript.mjs'
import IconSuperscript from '@tabler/icons-react/dist/esm/icons/IconSuperscript.mjs'
import IconTableMinus from '@tabler/icons-react/dist/esm/icons/IconTableMinus.mjs'
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs'
import type { headingLevels, toggledMarks } from './editor-commands.ts'
import type { Icon } from './tool.tsx'

/** Icons of what is switched on and off, by its mark. */
export const markIcons: Record<(typeof toggledMarks)[number], Icon> = {
  bold: IconBold,
  italic: IconItalic,
  underline: IconUnderline,
  strike: IconStrikethrough,
  subscript: IconSubscript,
  superscript: IconSuperscript,
}
/** Icons of headings, by their level. */
export const headingIcons: Record<(typeof headingLevels)[number], Icon> = {
  2: IconH2,
  3: IconH3,
  4: IconH4,
}
/** What changes a table, in the toolbar's order. */
export const tableTools = [
  ['addRow', IconRowInsertBottom],
  ['addColumn', IconColumnInsertRight],
  ['deleteRow', IconRowRemove],
  ['deleteColumn', IconColumnRemove],
  ['deleteTable', IconTableMinus],
] as const
