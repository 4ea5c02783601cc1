import './editor.css'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { editorExtensions, type TextKind } from './extensions.ts'
import { htmlOf, readHtml } from './round-trip.ts'

interface VisualEditorProps {
  html: string
  onChange: (html: string) => void
  kind: TextKind
  lang: string
  label: string
  disabled: boolean
  /** Id of what is wrong with the text. */
  errorId?: string | undefined
  required: boolean
  onFocus: (editor: Editor) => void
  /** The editor once it is there, for the toolbar. */
  onReady: (lang: string, editor: Editor | null) => void
}

/** A text as shoppers see it, which is written in place. */
export function VisualEditor(props: VisualEditorProps) {
  const { html, onChange, kind, lang, label, disabled, errorId, required, onFocus, onReady } = props
  // A text that is as it was read is written as it was read.
  const read = useRef<{ doc: Node; html: string }>(undefined)
  const last = useRef(html)
  const editor = useEditor({
    extensions: editorExtensions(kind),
    content: readHtml(html, kind).toJSON(),
    editable: !disabled,
    // The policy of /admin allows no style elements: editor.css has the same.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        ...(required && { 'aria-required': 'true' }),
        ...(disabled && { 'aria-readonly': 'true', tabindex: '0' }),
        lang,
        class: 'rich-text prose px-3.5 py-3',
      },
    },
    onCreate: ({ editor: created }) => {
      read.current = { doc: created.state.doc, html: last.current }
    },
    onFocus: ({ editor: focused }) => onFocus(focused),
    onUpdate: ({ editor: { state } }) => {
      const same = read.current?.doc.eq(state.doc) ? read.current : undefined
      last.current = same?.html ?? htmlOf(state.doc, kind)
      onChange(last.current)
    },
  })
  useEffect(() => {
    onReady(lang, editor)
    return () => onReady(lang, null)
  }, [editor, lang, onReady])
  useEffect(() => {
    if (!editor || html === last.current) return
    // Discarded, copied from another language, or read anew.
    last.current = html
    editor.commands.setContent(readHtml(html, kind).toJSON(), { emitUpdate: false })
    read.current = { doc: editor.state.doc, html }
  }, [editor, html, kind])
  return <EditorContent editor={editor} />
}
