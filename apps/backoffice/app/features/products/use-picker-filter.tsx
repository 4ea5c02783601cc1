import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { Picker } from '@tsiran/ui/picker/picker'
import { pickedThing, useThingSearch, type ThingPicker } from './pickers.ts'

/** A filter by one thing that is found on the server. */
export function usePickerFilter(
  name: string,
  label: string,
  picker: ThingPicker,
  { [name]: id }: Record<string, string>,
): TableFilter {
  const search = useThingSearch(picker)
  const { data } = useQuery(pickedThing(picker, id, useLocale()))
  const shown = data?.label ?? `№ ${id}`
  return {
    kind: 'custom',
    names: [name],
    label,
    write: () => shown,
    editor: (_, set) => (
      <Picker
        label={<span className="sr-only">{label}</span>}
        value={id ? { id: Number(id), label: shown } : null}
        onChange={(option) => set({ [name]: option ? String(option.id) : '' })}
        search={search}
      />
    ),
  }
}
