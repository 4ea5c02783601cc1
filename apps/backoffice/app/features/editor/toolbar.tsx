import { Toolbar } from '@base-ui/react/toolbar'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconSeparatorHorizontal from '@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs'
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import {
  changeTable,
  headingLevels,
  insertTable,
  toggledMarks,
  toolbarState,
} from './editor-commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { Tool } from './tool.tsx'
import { markIcons, headingIcons, tableTools } from './tool-icons.ts'

/** The tools of the text that has the focus, or had it last. */
export function EditorToolbar({ editor, disabled }: { editor: Editor | null; disabled: boolean }) {
  const t = useMessages()
  const [linking, setLinking] = useState(false)
  const state = useEditorState({ editor, selector: ({ editor: now }) => toolbarState(now) })
  const off = disabled || !editor || !state
  const shown = state ?? toolbarState(null)
  const chain = () => editor!.chain().focus()
  return (
    <>
      <Toolbar.Root
        aria-label={t('editor.tools')}
        // On a phone the text scrolls below it, and it scrolls sideways in one row.
        className="mb-2 flex flex-wrap gap-x-3 gap-y-1 rounded-control border border-line bg-card p-1 max-md:sticky max-md:top-14 max-md:z-10 max-md:flex-nowrap max-md:overflow-x-auto"
      >
        <Toolbar.Group className="flex shrink-0">
          {toggledMarks.map((name) => (
            <Tool
              key={name}
              icon={markIcons[name]}
              label={t(`editor.${name}`)}
              pressed={shown.marks.includes(name)}
              disabled={off}
              run={() => chain().toggleMark(name).run()}
            />
          ))}
        </Toolbar.Group>
        <Toolbar.Group className="flex shrink-0">
          {headingLevels.map((level) => (
            <Tool
              key={level}
              icon={headingIcons[level]}
              label={t('editor.heading', { level })}
              pressed={shown.level === level}
              disabled={off}
              run={() => chain().toggleHeading({ level }).run()}
            />
          ))}
          <Tool
            icon={IconList}
            label={t('editor.bulletList')}
            pressed={shown.bulletList}
            disabled={off}
            run={() => chain().toggleBulletList().run()}
          />
          <Tool
            icon={IconListNumbers}
            label={t('editor.orderedList')}
            pressed={shown.orderedList}
            disabled={off}
            run={() => chain().toggleOrderedList().run()}
          />
          <Tool
            icon={IconBlockquote}
            label={t('editor.blockquote')}
            pressed={shown.blockquote}
            disabled={off}
            run={() => chain().toggleBlockquote().run()}
          />
        </Toolbar.Group>
        <Toolbar.Group className="flex shrink-0">
          <Tool
            icon={IconLink}
            label={t('editor.link')}
            pressed={shown.href !== null}
            disabled={off}
            run={() => setLinking(true)}
          />
          <Tool
            icon={IconSeparatorHorizontal}
            label={t('editor.rule')}
            disabled={off}
            run={() => chain().setHorizontalRule().run()}
          />
          <Tool
            icon={IconTablePlus}
            label={t('editor.table.insert')}
            disabled={off || shown.table}
            run={() => insertTable(editor!)}
          />
        </Toolbar.Group>
        {shown.table && (
          <Toolbar.Group className="flex shrink-0" aria-label={t('editor.table.group')}>
            {tableTools.map(([name, icon]) => (
              <Tool
                key={name}
                icon={icon}
                label={t(`editor.table.${name}`)}
                disabled={off}
                run={() => changeTable(editor!, name)}
              />
            ))}
          </Toolbar.Group>
        )}
        <Toolbar.Group className="flex shrink-0">
          <Tool
            icon={IconArrowBackUp}
            label={t('editor.undo')}
            disabled={off || !shown.canUndo}
            run={() => chain().undo().run()}
          />
          <Tool
            icon={IconArrowForwardUp}
            label={t('editor.redo')}
            disabled={off || !shown.canRedo}
            run={() => chain().redo().run()}
          />
        </Toolbar.Group>
      </Toolbar.Root>
      {linking && editor && (
        <LinkDialog editor={editor} href={shown.href} onClose={() => setLinking(false)} />
      )}
    </>
  )
}
