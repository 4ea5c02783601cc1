import { Field, TextArea } from '@tsiran/ui/field'
import type { ComponentProps } from 'react'
import { Contested } from './contested.tsx'
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
  className,
  ...field
}: TypedProps & Omit<ComponentProps<typeof Field>, Own>) {
  const typed = useTyped(value, onSave)
  return (
    <div className={className}>
      <Field
        {...field}
        value={typed.shown}
        onChange={({ target }) => typed.change(target.value)}
        onBlur={typed.flush}
      />
      <Contested typed={typed} theirs={value} />
    </div>
  )
}

/** Several lines of text that save themselves. */
export function TypedArea({
  value,
  onSave,
  className,
  ...field
}: TypedProps & Omit<ComponentProps<typeof TextArea>, Own>) {
  const typed = useTyped(value, onSave)
  return (
    <div className={className}>
      <TextArea
        {...field}
        value={typed.shown}
        onChange={({ target }) => typed.change(target.value)}
        onBlur={typed.flush}
      />
      <Contested typed={typed} theirs={value} />
    </div>
  )
}
