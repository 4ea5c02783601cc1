import type { CartItem } from '@tsiran/contract/cart'
import { Dialog } from '@tsiran/ui/dialog'
import { Spinner } from '@tsiran/ui/spinner'
import type { RefObject } from 'react'
import { api } from '../../platform/api/api.ts'
import { useQuery } from '../../platform/api/query-hooks.ts'
import { cartCaller } from '../../features/cart/cart-query.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { SubstituteChoices } from './substitute-choices.tsx'
import { useSaveWish } from './use-save-wish.ts'

interface SubstituteDialogProps {
  line: CartItem
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** Names what comes instead of a line, and saves it at once. */
export function SubstituteDialog({ line, onClose, opener }: SubstituteDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const { mutate } = useSaveWish()
  const { data: options, isError } = useQuery({
    queryKey: ['substitutes', line.id, locale],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/checkout/cart/substitutes/:id', {
          params: { id: line.id },
          query: { ...(await cartCaller()), locale },
          signal,
        })
      ).data,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cart.substitute.title', { name: line.name })}
      opener={opener}
    >
      {isError && <p role="alert">{t('shell.loadFailed')}</p>}
      {!options && !isError && <Spinner />}
      {options && (
        <SubstituteChoices
          line={line}
          options={options}
          onChoose={(wish) => {
            mutate(wish)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
