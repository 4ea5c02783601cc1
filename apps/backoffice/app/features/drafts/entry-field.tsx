import { popupClass } from '@tsiran/ui/popup-class'
import { Field } from '@tsiran/ui/field'
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

interface EntryFieldProps<Option> {
  field: RefObject<HTMLInputElement | null>
  label: string
  hint: string
  text: string
  /** The part of the text that is looked up. */
  search: string
  onType: (text: string) => void
  /** The arrow keys: 1 downwards, -1 upwards. */
  onMove: (by: number) => void
  /** Enter, where there is something to look up. */
  onEnter: () => void
  onClose: () => void
  options: readonly Option[]
  optionsLabel: string
  /** Index of the option that Enter takes. */
  active: number
  onChoose: (option: Option) => void
  children: (option: Option) => ReactNode
  /** Said in place of the options. */
  notice?: string | undefined
}

/** A field for lines whose text finds variants: arrow keys move among them, Enter takes one. The field keeps the focus. */
export function EntryField<Option extends { variant_id: number }>({
  search,
  onMove,
  onEnter,
  onClose,
  options,
  active,
  ...entry
}: EntryFieldProps<Option>) {
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      onMove(by)
    } else if (event.key === 'Enter' && search !== '') {
      event.preventDefault()
      onEnter()
    } else if (event.key === 'Escape') onClose()
  }
  const isOpen = options.length > 0 || entry.notice !== undefined
  return (
    <div className="relative">
      <Field
        ref={entry.field}
        label={entry.label}
        hint={entry.hint}
        value={entry.text}
        onChange={({ target }) => entry.onType(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onClose}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[active] ? optionId(active) : undefined}
      />
      <div
        className={
          isOpen
            ? `${popupClass} absolute inset-x-0 top-19 z-20 max-h-96 overflow-y-auto p-1.5`
            : 'hidden'
        }
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        <ul id={listId} role="listbox" aria-label={entry.optionsLabel}>
          {options.map((option, index) => (
            <li
              key={option.variant_id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => entry.onChoose(option)}
              className={`cursor-pointer rounded-lg px-2.5 py-1.5 hover:bg-leaf-soft ${index === active ? 'bg-leaf-soft' : ''}`}
            >
              {entry.children(option)}
            </li>
          ))}
        </ul>
        <p role="status" className={entry.notice ? 'px-2.5 py-2 text-muted' : 'sr-only'}>
          {entry.notice}
        </p>
      </div>
    </div>
  )
}
