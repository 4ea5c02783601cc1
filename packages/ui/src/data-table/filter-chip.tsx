import { Popover } from '@base-ui/react/popover'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useBlockTexts } from '../block-texts.tsx'
import { controlClass } from '../control.tsx'
import { popupClass } from '../popup-class.tsx'
import { chosenOptions, namesOf, toggleOption, writeFilter, type TableFilter } from './filters.tsx'
import { ToggleBox } from './toggle-box.tsx'
import type { TableControl } from './use-table-state.tsx'

/** A filter as a chip: what it is set to, a press to change it, a cross to clear it. */
export function FilterChip({ filter, table }: { filter: TableFilter; table: TableControl }) {
  const { table: texts, colon } = useBlockTexts()
  const { filters } = table.state
  const shown = writeFilter(filter, filters)
  const set = (values: Record<string, string>) =>
    table.change({ filters: { ...filters, ...values } })
  return (
    <div
      className={`flex shrink-0 items-center rounded-full border text-sm ${shown === null ? 'border-edge bg-card' : 'border-apricot-dark bg-apricot-soft'}`}
    >
      <Popover.Root>
        <Popover.Trigger
          className={`inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-full pl-3 whitespace-nowrap hover:text-leaf max-md:min-h-11 ${shown === null ? 'pr-2' : 'pr-1'}`}
        >
          {shown === null ? (
            filter.label
          ) : (
            <>
              {filter.label}
              {colon} <b>{shown}</b>
            </>
          )}
          {shown === null && <IconChevronDown size={16} aria-hidden />}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={6} align="start" collisionPadding={12} className="z-70">
            <Popover.Popup className={`${popupClass} w-68`}>
              <Popover.Title className="px-4 pt-3 pb-1 font-semibold">{filter.label}</Popover.Title>
              <FilterEditor filter={filter} filters={filters} set={set} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {shown !== null && (
        <button
          type="button"
          aria-label={texts.clearFilter(filter.label)}
          onClick={() => set(Object.fromEntries(namesOf(filter).map((name) => [name, ''])))}
          className="grid size-9 cursor-pointer place-items-center rounded-full hover:bg-apricot-light max-md:size-11"
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}

interface EditorProps {
  filter: TableFilter
  filters: Record<string, string>
  set: (values: Record<string, string>) => void
}

function FilterEditor({ filter, filters, set }: EditorProps) {
  const { table: texts } = useBlockTexts()
  if (filter.kind === 'custom') return <div className="p-4 pt-2">{filter.editor(filters, set)}</div>
  if (filter.kind === 'options') {
    const chosen = chosenOptions(filters, filter.name)
    return (
      <ul className="p-1.5">
        {filter.options.map(({ value, label, mark }) => (
          <li key={value}>
            <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 hover:bg-leaf-soft max-md:min-h-11">
              <ToggleBox
                checked={chosen.includes(value)}
                onToggle={() => set(toggleOption(filters, filter, value))}
              />
              {mark ?? label}
            </label>
          </li>
        ))}
      </ul>
    )
  }
  const ends = [texts.from, texts.until]
  return (
    <div className="grid gap-3 p-4 pt-2">
      {filter.names.map((name, place) => (
        <label key={name} className="grid gap-1 text-sm">
          {ends[place]}
          <input
            // A half-written value is none: the list follows when the field is left or whole.
            key={filters[name] ?? ''}
            type={filter.kind === 'days' ? 'date' : 'number'}
            min={filter.kind === 'numbers' ? 0 : undefined}
            step={filter.kind === 'numbers' ? 1 : undefined}
            defaultValue={filters[name] ?? ''}
            onBlur={({ target }) =>
              target.value !== (filters[name] ?? '') &&
              target.validity.valid &&
              set({ [name]: target.value })
            }
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            className={controlClass}
          />
        </label>
      ))}
    </div>
  )
}
