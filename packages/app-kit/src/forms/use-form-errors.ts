import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fieldKey, phoneCharacters, type FieldErrors } from './field-errors.ts'
import { useMessages } from '../i18n/messages.ts'

interface FormErrorsOptions<F extends string> {
  /** Validates the form before it is sent. */
  check: (form: FormData) => FieldErrors<F>
  /** The server's errors of the last submission. */
  refused: FieldErrors<F> | undefined
  /** A submission is in flight: no other is sent. */
  busy: boolean
}

/** The errors of a form: found in the page before it is sent, or by the server; the first field that has one is focused. */
export function useFormErrors<F extends string>({ check, refused, busy }: FormErrorsOptions<F>) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<F>>(refused ?? {})

  const showErrors = (found: FieldErrors<F>) => {
    setErrors(found)
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => found[name as F] !== undefined)?.focus()
  }
  useEffect(() => {
    if (refused) showErrors(refused)
  }, [refused])

  return {
    form,
    errors,
    /** The message under a field. */
    words: (field: F): string | undefined => {
      const error = errors[field]
      if (error === undefined) return undefined
      const key = fieldKey(error)
      return key ? t(key) : error
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const found = check(new FormData(event.currentTarget))
      if (busy || Object.keys(found).length > 0) event.preventDefault()
      if (!busy) showErrors(found)
    },
    /** Typing clears the field's error; a phone takes digits alone. */
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const input = event.target as HTMLInputElement
      if (input.type === 'tel') cleanPhone(input)
      if (errors[input.name as F] !== undefined) setErrors({ ...errors, [input.name]: undefined })
    },
  }
}

/** Removes characters that are no part of a phone number and preserves the caret. */
function cleanPhone(input: HTMLInputElement): void {
  const cleaned = phoneCharacters(input.value)
  if (cleaned === input.value) return
  const before = phoneCharacters(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = cleaned
  input.setSelectionRange(before, before)
}
