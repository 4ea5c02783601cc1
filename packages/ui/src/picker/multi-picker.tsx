import { Combobox } from '@base-ui/react/combobox'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { FieldFrame, type FieldFrameProps } from '../field.tsx'
import { keepChoiceOnEscape } from './keep-choice.ts'
import { PickerPopup } from './picker-popup.tsx'
import { useOptionSearch, type OptionSearch, type PickerOption } from './use-option-search.tsx'

export interface MultiPickerProps<Option extends PickerOption> extends FieldFrameProps {
  value: readonly Option[]
  onChange: (options: Option[]) => void
  search: OptionSearch<Option>
  placeholder?: string
  disabled?: boolean
}

/** Chooses several things of many by a search on the server; the chosen ones stand in the field as chips. */
export function MultiPicker<Option extends PickerOption>(props: MultiPickerProps<Option>) {
  const { label, hint, error, className, value, onChange, search, placeholder, disabled } = props
  const { picker: texts } = useBlockTexts()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = useOptionSearch(search, query, open)
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <Combobox.Root<Option, true>
          multiple
          items={found.options}
          filter={null}
          value={[...value]}
          onValueChange={(options) => onChange(options)}
          onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
          onOpenChange={setOpen}
          itemToStringLabel={({ label: name }) => name}
          isItemEqualToValue={(a, b) => a.id === b.id}
          disabled={disabled}
          autoHighlight
        >
          <Combobox.InputGroup className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border border-edge bg-card p-[5px] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf hover:border-leaf has-aria-invalid:border-red">
            <Combobox.Chips className="contents">
              {value.map((option) => (
                <Combobox.Chip
                  key={option.id}
                  aria-label={option.label}
                  className="flex min-h-8 items-center rounded-full bg-apricot-soft pl-3 text-sm outline-none focus-visible:outline-2 focus-visible:outline-leaf"
                >
                  {option.label}
                  <Combobox.ChipRemove
                    aria-label={texts.remove(option.label)}
                    className="grid size-8 cursor-pointer place-items-center rounded-full hover:bg-apricot-light max-md:size-11"
                  >
                    <IconX size={15} aria-hidden />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...described}
                onKeyDown={keepChoiceOnEscape(open)}
                placeholder={value.length === 0 ? placeholder : undefined}
                className="h-8 min-w-24 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-muted"
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
          <PickerPopup {...found} query={query} />
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}
