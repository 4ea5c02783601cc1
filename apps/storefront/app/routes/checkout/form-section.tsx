import type { ComponentProps, ReactNode } from 'react'

interface FormSectionProps extends ComponentProps<'fieldset'> {
  title: string
  hint?: string
  children: ReactNode
}

/** A titled block of the checkout. */
export function FormSection({ title, hint, className = '', children, ...rest }: FormSectionProps) {
  return (
    <fieldset
      {...rest}
      className={`min-w-0 rounded-card border border-line bg-card p-4 sm:p-6 ${className}`}
    >
      <legend className="contents">
        <span className="mb-4 block w-full text-lg font-extrabold">
          {title} {hint && <span className="text-sm font-normal text-muted">({hint})</span>}
        </span>
      </legend>
      {children}
    </fieldset>
  )
}
