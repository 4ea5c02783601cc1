import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { useMedia } from '../use-media.tsx'
import { copySource, missingLanguages, type TextByLanguage } from './languages.tsx'
import { MissingDot, LanguageField } from './language-field.tsx'

export interface Text3FieldProps<Text extends TextByLanguage> {
  label: string
  hint?: string
  value: Text
  onChange: (value: Text) => void
  /** Several lines. */
  multiline?: boolean
  /** Every language must be written; otherwise all may be empty. */
  required?: boolean
  /** By language. */
  errors?: Partial<Record<keyof Text & string, string | undefined>>
  maxLength?: number
  disabled?: boolean
  /** The language that an empty one offers to copy. */
  preferred?: string
}

/** A text in every language: columns beside each other, tabs on phones. What is missing is marked and counted. */
export function Text3Field<Text extends TextByLanguage>(props: Text3FieldProps<Text>) {
  const {
    label,
    hint,
    value,
    required = false,
    errors = {} as Partial<Record<string, string>>,
    preferred = 'ru',
  } = props
  const { languages, text3: texts } = useBlockTexts()
  const wide = useMedia('(width >= 1024px)')
  const codes = languages.map(({ code }) => code)
  const missing = missingLanguages(codes, value, required)
  const firstWrong = codes.find((code) => errors[code])
  const [tab, setTab] = useState(codes[0])
  const [shownWrong, setShownWrong] = useState(firstWrong)
  // An error opens its tab.
  if (firstWrong !== shownWrong) {
    setShownWrong(firstWrong)
    if (firstWrong) setTab(firstWrong)
  }
  const fieldOf = ({ code, name }: { code: string; name: string }) => {
    const source = copySource(codes, value, code, preferred)
    return (
      <LanguageField
        {...props}
        code={code}
        name={name}
        error={errors[code]}
        missing={missing.includes(code)}
        titled={wide}
        copy={
          source === undefined
            ? undefined
            : {
                name: languages.find((language) => language.code === source)!.name,
                text: value[source]!,
              }
        }
      />
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex flex-wrap items-center gap-x-3 font-semibold">
        {label}
        {missing.length > 0 && (
          <span className="inline-flex items-center gap-1.5 text-sm font-normal text-apricot-dark">
            <MissingDot />
            {texts.missing(missing.length)}
          </span>
        )}
      </legend>
      {wide ? (
        <div className="grid grid-cols-3 gap-3">
          {languages.map((language) => (
            <div key={language.code}>{fieldOf(language)}</div>
          ))}
        </div>
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
                    <MissingDot />
                    <span className="sr-only">{texts.missingOne}</span>
                  </>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {languages.map((language) => (
            <Tabs.Panel key={language.code} value={language.code}>
              {fieldOf(language)}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      )}
      {hint && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}
