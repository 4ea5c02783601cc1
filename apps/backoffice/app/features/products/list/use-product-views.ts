import type { SavedViews } from '@tsiran/ui/data-table/view-tabs'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { filterView as view, savedViews } from '../../lists/saved-views.ts'

const useSavedViews = savedViews('tsiran-admin-product-views')

/** The views of the list of products: those that every shop needs, then those that this browser's person has saved. */
export function useProductViews(): SavedViews {
  const t = useMessages()
  return useSavedViews(
    useMemo(
      () => [
        view('all', t('products.views.all'), {}),
        view('published', t('products.statuses.published'), { status: 'published' }),
        view('hidden', t('products.statuses.hidden'), { status: 'hidden' }),
        view('sold_out', t('products.flags.sold_out'), { flag: 'sold_out' }),
        view('no_translation', t('products.flags.no_translation'), { flag: 'no_translation' }),
        view('no_picture', t('products.flags.no_picture'), { flag: 'no_picture' }),
        view('deleted', t('products.flags.deleted'), { flag: 'deleted' }),
      ],
      [t],
    ),
  )
}
