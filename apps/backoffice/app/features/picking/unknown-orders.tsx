import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { ButtonLink } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'

/** An address that names no order that exists leads back to the list. */
export function UnknownOrders() {
  const t = useMessages()
  return (
    <EmptyState text={t('picking.batch.none')} hint={t('picking.batch.noneNote')}>
      <ButtonLink to="/picking">{t('picking.batch.toList')}</ButtonLink>
    </EmptyState>
  )
}
