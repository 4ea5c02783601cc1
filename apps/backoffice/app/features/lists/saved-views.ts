import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'
import type { SavedViews, TableView } from '@tsiran/ui/data-table/view-tabs'
import { useMemo, useSyncExternalStore } from 'react'

const isView = (value: unknown): value is TableView => {
  const { id, label, state } = (value ?? {}) as Partial<Record<keyof TableView, unknown>>
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    typeof state === 'object' &&
    state !== null
  )
}

function readOwn(text: string | null): TableView[] {
  const parsed = parseStored(text)
  return Array.isArray(parsed) ? parsed.filter(isView).map((view) => ({ ...view, own: true })) : []
}

/** A view of a list that every shop needs: some values of its filters. */
export const filterView = (
  id: string,
  label: string,
  filters: Record<string, string>,
): TableView => ({ id, label, state: { filters } })

/**
 * Makes the views of a list: those that every shop needs, then those that this browser's person has saved under `key`. The first
 * argument must be the same in every rendering.
 */
export function savedViews(key: string) {
  const stored = storedText('localStorage', key)
  const write = (views: readonly TableView[]) =>
    stored.write(views.length > 0 ? JSON.stringify(views) : null)
  return function useSavedViews(every: readonly TableView[]): SavedViews {
    const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
    return useMemo(() => {
      const own = readOwn(text)
      return {
        list: [...every, ...own],
        onSave: (label, state) =>
          write([...own, { id: `own-${Date.now().toString(36)}`, label, state }]),
        onDelete: ({ id }) => write(own.filter((one) => one.id !== id)),
      }
    }, [text, every])
  }
}
