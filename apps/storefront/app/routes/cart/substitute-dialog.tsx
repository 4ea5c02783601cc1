import type { CartItem } from '@tsiran/contract/cart-shapes'
import { Dialog } from '@tsiran/ui/dialog'
import { Spinner } from '@tsiran/ui/spinner'
import type { RefObject } from 'react'
import { api } from '../../platform/api/api.ts'
import { useQuery } from '../../platform/api/query-hooks.ts'
import { cartCaller } from '../../features/cart/cart-query.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { SubstituteChoices } from './substitute-choices.tsx'

interface SubstituteDialogProps {
  line: CartItem
  /** Takes the form of the choice. */
  onChoose: (form: FormData) => void
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** Asks what comes instead of a line. */
export function SubstituteDialog({ line, onChoose, onClose, opener }: SubstituteDialogProps) {
  const t = useMessages()
  const locale = useLocale()
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
          onChoose={(form) => {
            onChoose(form)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
