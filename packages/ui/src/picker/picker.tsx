import { Combobox } from '@base-ui/react/combobox'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { controlClass } from '../control.tsx'
import { FieldFrame, type FieldFrameProps } from '../field.tsx'
import { keepChoiceOnEscape } from './keep-choice.ts'
import { PickerPopup } from './picker-popup.tsx'
import { useOptionSearch, type OptionSearch, type PickerOption } from './use-option-search.tsx'

export interface PickerProps<Option extends PickerOption> extends FieldFrameProps {
  value: Option | null
  onChange: (option: Option | null) => void
  search: OptionSearch<Option>
  placeholder?: string
  disabled?: boolean
  /** The choice may be taken back. */
  clearable?: boolean
}

const inside =
  'absolute top-1/2 grid size-9 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-muted hover:text-ink'

/** Chooses one thing of many by a search on the server. */
export function Picker<Option extends PickerOption>(props: PickerProps<Option>) {
  const {
    label,
    hint,
    error,
    className,
    value,
    onChange,
    search,
    placeholder,
    disabled,
    clearable = true,
  } = props
  const { picker: texts } = useBlockTexts()
  const [open, setOpen] = useState(false)
  // The field's text is the choice's label; only what somebody types is a query.
  const [query, setQuery] = useState('')
  const found = useOptionSearch(search, query, open)
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <Combobox.Root<Option>
          items={found.options}
          filter={null}
          value={value}
          onValueChange={(option) => onChange(option)}
          onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
          onOpenChange={setOpen}
          itemToStringLabel={({ label: name }) => name}
          isItemEqualToValue={(a, b) => a.id === b.id}
          disabled={disabled}
          autoHighlight
        >
          <Combobox.InputGroup className="relative block">
            <Combobox.Input
              {...described}
              placeholder={placeholder}
              onKeyDown={keepChoiceOnEscape(open)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className={`${controlClass} pr-11`}
            />
            {value && clearable && !disabled ? (
              <Combobox.Clear aria-label={texts.clear} className={`${inside} right-1`}>
                <IconX size={18} aria-hidden />
              </Combobox.Clear>
            ) : (
              <Combobox.Icon className={`${inside} pointer-events-none right-1`}>
                <IconChevronDown size={18} aria-hidden />
              </Combobox.Icon>
            )}
          </Combobox.InputGroup>
          <PickerPopup {...found} query={query} />
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}
