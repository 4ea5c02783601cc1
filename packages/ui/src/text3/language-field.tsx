import { useId } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { controlClass } from '../control.tsx'
import type { TextByLanguage } from './languages.tsx'
import type { Text3FieldProps } from './text3-field.tsx'

/** Marks a language whose text is missing. */
export const MissingDot = () => (
  <span aria-hidden className="size-2 shrink-0 rounded-full bg-apricot" />
)

interface LanguageFieldProps<Text extends TextByLanguage> extends Text3FieldProps<Text> {
  code: string
  name: string
  error: string | undefined
  missing: boolean
  /** The language's name is shown above; otherwise the tab shows it. */
  titled: boolean
  copy: { name: string; text: string } | undefined
}

/** The text in one language, with the offer to copy another one's. */
export function LanguageField<Text extends TextByLanguage>(props: LanguageFieldProps<Text>) {
  const {
    label,
    value,
    onChange,
    code,
    name,
    error,
    missing,
    titled,
    copy,
    multiline,
    maxLength,
    disabled,
    required,
  } = props
  const { text3: texts } = useBlockTexts()
  const id = useId()
  const write = (text: string) => onChange({ ...value, [code]: text })
  const field = {
    id,
    lang: code,
    value: value[code] ?? '',
    disabled,
    maxLength,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const
  return (
    <div className="grid gap-1">
      <label
        htmlFor={id}
        className={titled ? 'flex min-h-6 items-center gap-1.5 text-sm text-muted' : 'sr-only'}
      >
        <span className="sr-only">{label}: </span>
        <span lang={code}>{name}</span>
        {missing && (
          <>
            <MissingDot />
            <span className="sr-only">{texts.missingOne}</span>
          </>
        )}
      </label>
      {multiline ? (
        <textarea
          {...field}
          rows={4}
          onChange={({ target }) => write(target.value)}
          className={`${controlClass} h-auto min-h-24 py-2.5`}
        />
      ) : (
        <input {...field} onChange={({ target }) => write(target.value)} className={controlClass} />
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-red">
          {error}
        </p>
      )}
      {copy && !disabled && (
        <button
          type="button"
          onClick={() => write(copy.text)}
          className="min-h-8 cursor-pointer justify-self-start text-sm font-semibold text-leaf hover:underline max-md:min-h-11"
        >
          {texts.copyFrom(copy.name)}
        </button>
      )}
    </div>
  )
}
