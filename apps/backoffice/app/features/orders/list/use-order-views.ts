import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'
import type { SavedViews, TableView } from '@tsiran/ui/data-table/view-tabs'
import { useMemo, useSyncExternalStore } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'

const stored = storedText('localStorage', 'tsiran-admin-order-views')

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

const write = (views: readonly TableView[]) =>
  stored.write(views.length > 0 ? JSON.stringify(views) : null)

/** The views of the list of orders: those that every shop needs, then those that this browser's person has saved. */
export function useOrderViews(): SavedViews {
  const t = useMessages()
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  return useMemo(() => {
    const own = readOwn(text)
    const view = (id: string, label: string, filters: Record<string, string>): TableView => ({
      id,
      label,
      state: { filters },
    })
    return {
      list: [
        view('all', t('orders.views.all'), {}),
        view('new', t('orders.views.new'), { status: 'pending' }),
        view('prepare', t('orders.views.prepare'), { status: 'processing' }),
        view('unpaid', t('orders.views.unpaid'), {
          status: 'pending_payment,pending,processing',
          paid: 'unpaid',
        }),
        view('refunds', t('orders.views.refunds'), { paid: 'refund_due' }),
        view('companies', t('orders.views.companies'), { buyer: 'company' }),
        ...own,
      ],
      onSave: (label, state) =>
        write([...own, { id: `own-${Date.now().toString(36)}`, label, state }]),
      onDelete: ({ id }) => write(own.filter((one) => one.id !== id)),
    }
  }, [t, text])
}
