import { Field, TextArea } from '@tsiran/ui/field'
import type { ComponentProps } from 'react'
import { useTyped } from './use-typed.ts'

interface TypedProps {
  value: string
  /** Rejects where it could not be saved. */
  onSave: (text: string) => Promise<unknown>
}

type Own = 'value' | 'onChange' | 'onBlur'

/** A line of text that saves itself. */
export function TypedField({
  value,
  onSave,
  ...field
}: TypedProps & Omit<ComponentProps<typeof Field>, Own>) {
  const { shown, change, flush } = useTyped(value, onSave)
  return (
    <Field
      {...field}
      value={shown}
      onChange={({ target }) => change(target.value)}
      onBlur={flush}
    />
  )
}

/** Several lines of text that save themselves. */
export function TypedArea({
  value,
  onSave,
  ...field
}: TypedProps & Omit<ComponentProps<typeof TextArea>, Own>) {
  const { shown, change, flush } = useTyped(value, onSave)
  return (
    <TextArea
      {...field}
      value={shown}
      onChange={({ target }) => change(target.value)}
      onBlur={flush}
    />
  )
}
