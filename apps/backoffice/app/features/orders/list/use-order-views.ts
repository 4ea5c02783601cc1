import type { SavedViews } from '@tsiran/ui/data-table/view-tabs'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { filterView as view, savedViews } from '../../lists/saved-views.ts'

const useSavedViews = savedViews('tsiran-admin-order-views')

/** The views of the list of orders: those that every shop needs, then those that this browser's person has saved. */
export function useOrderViews(): SavedViews {
  const t = useMessages()
  return useSavedViews(
    useMemo(
      () => [
        view('all', t('orders.views.all'), {}),
        view('new', t('orders.views.new'), { status: 'pending' }),
        view('prepare', t('orders.views.prepare'), { status: 'processing' }),
        view('unpaid', t('orders.views.unpaid'), {
          status: 'pending_payment,pending,processing',
          paid: 'unpaid',
        }),
        view('refunds', t('orders.views.refunds'), { paid: 'refund_due' }),
        view('companies', t('orders.views.companies'), { buyer: 'company' }),
      ],
      [t],
    ),
  )
}
