import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlClass } from './control.tsx'

export interface FieldFrameProps {
  label: ReactNode
  /** Shown under the field until there is an error. */
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

interface Described {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label above a control; hint or error below it, linked by `aria-describedby`. */
export function FieldFrame({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldFrameProps & { children: (props: Described) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  const noteId = `${id}-note`
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={`text-sm ${error ? 'font-medium text-red' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  )
}

type FieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'id'>

/** A line of text with its label. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => <input {...input} {...described} className={controlClass} />}
    </FieldFrame>
  )
}

type TextAreaProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, keyof FieldFrameProps | 'id'>

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, className, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <textarea rows={3} {...input} {...described} className={`${controlClass} h-auto py-2.5`} />
      )}
    </FieldFrame>
  )
}
