import { catalogPath, quickOrderPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { SyncForm } from './company-forms.tsx'

/** What to do with an empty cart. `syncs`: a Manager may take in the requests of the company. */
export function EmptyCart({ syncs }: { syncs: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
      <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
      {syncs && (
        <div className="w-full max-w-xs">
          <SyncForm cart={null} />
        </div>
      )}
      <ButtonLink to={quickOrderPath(locale)} variant="quiet">
        {t('quickOrder.title')}
      </ButtonLink>
    </EmptyState>
  )
}
