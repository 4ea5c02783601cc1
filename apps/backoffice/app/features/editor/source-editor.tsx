import { Notice } from '@tsiran/app-kit/blocks/notice'
import { controlClass } from '@tsiran/ui/control'
import { useId } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

interface SourceEditorProps {
  html: string
  onChange: (html: string) => void
  lang: string
  label: string
  disabled: boolean
  errorId?: string | undefined
  /** What the editor would lose; none where it keeps all. */
  lost: readonly string[]
}

const maxShown = 5

/** A text as HTML, with what the editor cannot hold of it. */
export function SourceEditor(props: SourceEditorProps) {
  const { html, onChange, lang, label, disabled, errorId, lost } = props
  const t = useMessages()
  const id = useId()
  return (
    <>
      {lost.length > 0 && (
        <Notice kind="warning">
          <div id={id} className="min-w-0">
            <p className="font-semibold">{t('editor.lossTitle')}</p>
            <ul className="my-1 list-disc pl-5">
              {lost.slice(0, maxShown).map((line, place) => (
                <li key={place}>
                  <code className="text-sm wrap-anywhere">{line || '<p></p>'}</code>
                </li>
              ))}
              {lost.length > maxShown && (
                <li>{t('editor.lossMore', { count: lost.length - maxShown })}</li>
              )}
            </ul>
            <p className="text-sm">{t('editor.lossNote')}</p>
          </div>
        </Notice>
      )}
      <textarea
        lang={lang}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={[errorId, lost.length > 0 && id].filter(Boolean).join(' ') || undefined}
        value={html}
        readOnly={disabled}
        spellCheck={false}
        rows={10}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} h-auto min-h-40 rounded-none border-0 py-3 font-mono text-sm`}
      />
    </>
  )
}
