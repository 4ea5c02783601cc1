interface ChoiceProps<T extends string> {
  label: string
  options: readonly T[]
  value: T
  name: (option: T) => string
  onChoose: (option: T) => void
  /** The language of an option's name, where it is its own. */
  lang?: (option: T) => string
}

/** A few options beside each other; one is pressed. */
export function Choice<T extends string>({
  label,
  options,
  value,
  name,
  onChoose,
  lang,
}: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={label}>
      <p className="mb-1 text-sm text-muted" aria-hidden>
        {label}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-1">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            lang={lang?.(option)}
            aria-pressed={option === value}
            onClick={() => onChoose(option)}
            className="min-h-11 cursor-pointer rounded-control border border-line px-1 text-sm hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold"
          >
            {name(option)}
          </button>
        ))}
      </div>
    </div>
  )
}
