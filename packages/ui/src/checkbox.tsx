import { useId, type ComponentProps, type ReactNode } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  error?: string | undefined
}

const choiceClass = 'mt-3 size-5 shrink-0 cursor-pointer accent-leaf disabled:cursor-not-allowed'

/** The browser's own checkbox with its label; the whole line is the target. */
export function Checkbox({ label, error, className = '', ...input }: ChoiceProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={choiceClass}
        />
        <span className="py-2.5">{label}</span>
      </label>
      {error && (
        <p id={id} className="text-sm font-medium text-red">
          {error}
        </p>
      )}
    </div>
  )
}

/** One of several, as a card of its own. */
export function RadioCard({
  label,
  className = '',
  children,
  ...input
}: Omit<ChoiceProps, 'error'> & { children?: ReactNode }) {
  return (
    <label
      className={`flex cursor-pointer gap-3 rounded-control border border-line bg-card px-3.5 py-1 transition-colors duration-150 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-soft has-disabled:cursor-not-allowed has-disabled:opacity-60 ${className}`}
    >
      <input {...input} type="radio" className={choiceClass} />
      <span className="min-w-0 flex-1 py-2.5">
        <span className="font-semibold wrap-anywhere">{label}</span>
        {children}
      </span>
    </label>
  )
}
