import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import type { Editor } from '@tiptap/core'
import { useBlockTexts } from '@tsiran/ui/block-texts'
import { useId, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { TextKind } from './extensions.ts'
import { lostInEditor } from './round-trip.ts'
import { SourceEditor } from './source-editor.tsx'
import { VisualEditor } from './visual-editor.tsx'

export interface LanguageTextProps {
  /** The field's label. */
  label: string
  lang: string
  /** The language's own name. */
  name: string
  /** The name is shown above; otherwise the tab shows it. */
  titled: boolean
  html: string
  onChange: (html: string) => void
  kind: TextKind
  disabled: boolean
  required: boolean
  missing: boolean
  error: string | undefined
  copy: { name: string; html: string } | undefined
  onFocus: (editor: Editor) => void
  onReady: (lang: string, editor: Editor | null) => void
}

/** A text in one language: as it looks, or as HTML where the editor would lose a part of it or somebody wants to see it. */
export function LanguageText(props: LanguageTextProps) {
  const { label, lang, name, titled, html, onChange, kind, disabled, missing, error, copy } = props
  const t = useMessages()
  const { text3: texts } = useBlockTexts()
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const [source, setSource] = useState(() => lostInEditor(html, kind).length > 0)
  const [lost, setLost] = useState<readonly string[]>(() => lostInEditor(html, kind))
  // What was written here; another text was discarded, copied or read anew.
  const [own, setOwn] = useState(html)
  if (html !== own) {
    const now = lostInEditor(html, kind)
    setOwn(html)
    setLost(now)
    if (now.length > 0) setSource(true)
  }
  const change = (next: string) => {
    setOwn(next)
    if (source) setLost([])
    onChange(next)
  }
  const toggle = () => {
    if (!source) return setSource(true)
    const now = lostInEditor(html, kind)
    // The first press says what is lost, the second accepts it.
    if (now.length > 0 && now.join('\n') !== lost.join('\n')) return setLost(now)
    setLost([])
    setSource(false)
  }
  const fullLabel = `${label}: ${name}`
  const shared = { html, lang, label: fullLabel, disabled, errorId }
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex min-h-8 items-center gap-1.5 text-sm text-muted">
        {titled && <span lang={lang}>{name}</span>}
        {missing && (
          <>
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-apricot" />
            <span className="sr-only">{texts.missingOne}</span>
          </>
        )}
        <button
          type="button"
          aria-pressed={source}
          aria-label={t('editor.sourceOf', { language: name })}
          title={t('editor.source')}
          onClick={toggle}
          className="ml-auto flex min-h-8 cursor-pointer items-center gap-1 rounded-lg px-2 hover:bg-leaf-soft aria-pressed:bg-leaf-soft aria-pressed:text-leaf max-md:min-h-11"
        >
          <IconCode size={18} aria-hidden />
          HTML
        </button>
      </div>
      <div
        className={`min-w-0 rounded-control border bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf ${error ? 'border-red' : 'border-edge'} ${disabled ? 'bg-line/40' : ''}`}
      >
        {source ? (
          <SourceEditor {...shared} onChange={change} lost={lost} />
        ) : (
          <VisualEditor
            {...shared}
            onChange={change}
            kind={kind}
            required={props.required}
            onFocus={props.onFocus}
            onReady={props.onReady}
          />
        )}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-red">
          {error}
        </p>
      )}
      {copy && !disabled && (
        <button
          type="button"
          onClick={() => onChange(copy.html)}
          className="min-h-8 cursor-pointer justify-self-start text-sm font-semibold text-leaf hover:underline max-md:min-h-11"
        >
          {texts.copyFrom(copy.name)}
        </button>
      )}
    </div>
  )
}
