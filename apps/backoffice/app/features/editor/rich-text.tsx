import { Tabs } from '@base-ui/react/tabs'
import type { Editor } from '@tiptap/core'
import type { Text3 } from '@tsiran/contract/admin/schema'
import type { Locale } from '@tsiran/contract/locale'
import { useBlockTexts } from '@tsiran/ui/block-texts'
import { copySource, missingLanguages } from '@tsiran/ui/text3/languages'
import { useMedia } from '@tsiran/ui/use-media'
import { useCallback, useState } from 'react'
import type { TextKind } from './extensions.ts'
import { LanguageText } from './language-text.tsx'
import { EditorToolbar } from './toolbar.tsx'

export interface RichTextProps {
  label: string
  value: Text3
  onChange: (value: Text3) => void
  kind: TextKind
  /** Every language must be written; otherwise all may be empty. */
  required?: boolean
  errors?: Partial<Record<string, string | undefined>>
  disabled?: boolean
  /** The language that an empty one offers to copy. */
  preferred?: Locale
}

/**
 * A text with headings, lists and tables in every language: columns beside each other, tabs on narrow screens. One toolbar works on
 * the language that has the focus, or had it last.
 */
export function RichText(props: RichTextProps) {
  const {
    label,
    value,
    onChange,
    kind,
    required = false,
    errors = {},
    disabled = false,
    preferred = 'ru',
  } = props
  const { languages, text3: texts } = useBlockTexts()
  const wide = useMedia('(width >= 1280px)')
  const codes = languages.map(({ code }) => code)
  const missing = missingLanguages(codes, value, required)
  const firstWrong = codes.find((code) => errors[code])
  const [tab, setTab] = useState(codes[0]!)
  const [shownWrong, setShownWrong] = useState(firstWrong)
  if (firstWrong !== shownWrong) {
    setShownWrong(firstWrong)
    if (firstWrong) setTab(firstWrong)
  }
  const [editors, setEditors] = useState<Readonly<Record<string, Editor | null>>>({})
  const onReady = useCallback(
    (lang: string, editor: Editor | null) =>
      setEditors((earlier) =>
        earlier[lang] === editor ? earlier : { ...earlier, [lang]: editor },
      ),
    [],
  )
  const [focused, setFocused] = useState<string>()
  const active = wide ? (focused ?? codes.find((code) => editors[code])) : tab
  const fieldOf = ({ code, name }: { code: string; name: string }) => {
    const lang = code as Locale
    const source = copySource(codes, value, code, preferred) as Locale | undefined
    return (
      <LanguageText
        key={code}
        label={label}
        lang={code}
        name={name}
        titled={wide}
        html={value[lang]}
        onChange={(html) => onChange({ ...value, [lang]: html })}
        kind={kind}
        disabled={disabled}
        required={required}
        missing={missing.includes(code)}
        error={errors[code]}
        copy={
          source && {
            name: languages.find((language) => language.code === source)!.name,
            html: value[source],
          }
        }
        onFocus={() => setFocused(code)}
        onReady={onReady}
      />
    )
  }
  const toolbar = !disabled && (
    <EditorToolbar editor={(active && editors[active]) || null} disabled={disabled} />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex flex-wrap items-center gap-x-3 font-semibold">
        {label}
        {missing.length > 0 && (
          <span className="text-sm font-normal text-apricot-dark">
            {texts.missing(missing.length)}
          </span>
        )}
      </legend>
      {wide ? (
        <>
          {toolbar}
          <div className="grid grid-cols-3 gap-3">{languages.map(fieldOf)}</div>
        </>
      ) : (
        <Tabs.Root value={tab} onValueChange={(next) => setTab(String(next))}>
          <Tabs.List aria-label={label} className="mb-2 flex gap-1 border-b border-line">
            {languages.map(({ code, name }) => (
              <Tabs.Tab
                key={code}
                value={code}
                className="flex min-h-11 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 text-sm text-muted aria-selected:border-apricot aria-selected:font-semibold aria-selected:text-ink"
              >
                <span lang={code}>{name}</span>
                {missing.includes(code) && (
                  <>
                    <span aria-hidden className="size-2 shrink-0 rounded-full bg-apricot" />
                    <span className="sr-only">{texts.missingOne}</span>
                  </>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {toolbar}
          {languages.map((language) => (
            <Tabs.Panel key={language.code} value={language.code}>
              {fieldOf(language)}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      )}
    </fieldset>
  )
}
