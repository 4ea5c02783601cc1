import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** What the buyer wants instead of a line where it is not there, until it is picked; nothing where the order's wish says it. */
export function WishText({ line: { pick_state, substitution, named } }: { line: AdminOrderLine }) {
  const t = useMessages()
  const locale = useLocale()
  if (pick_state !== null || (!substitution && !named)) return null
  return (
    <p className="text-sm text-muted">
      {[
        substitution && t(`picking.wish.${substitution}`),
        named && t('picking.namedIs', { name: named.name[locale] }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
