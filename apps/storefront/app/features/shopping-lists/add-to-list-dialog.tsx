import { Dialog } from '@tsiran/ui/dialog'
import { Spinner } from '@tsiran/ui/spinner'
import type { RefObject } from 'react'
import { useQuery } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ListChoice, listsKey, type ListedVariant } from './list-choice.tsx'

export interface AddToListDialogProps {
  variant: ListedVariant
  open: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** Asks for the list and the quantity. A product that is in the list gets the new quantity. */
export function AddToListDialog({ variant, open, onClose, opener }: AddToListDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const { data: lists, isError } = useQuery({
    queryKey: listsKey,
    enabled: open,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api('GET /api/shopping-lists', { query: { locale }, signal })).data.filter(
        ({ own }) => own,
      ),
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('shoppingLists.addTo')} opener={opener}>
      {isError && <p role="alert">{t('shell.loadFailed')}</p>}
      {!lists && !isError && <Spinner />}
      {lists && <ListChoice variant={variant} lists={lists} onDone={onClose} />}
    </Dialog>
  )
}
