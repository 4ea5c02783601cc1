import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { catalogPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import type { CheckoutErrors } from './checkout-values.ts'
import type { Missing } from './place-order.ts'

/** What to check before the next press. */
function readHint({ addressId, slot }: CheckoutErrors) {
  if (addressId === 'addressGone' || addressId === 'addressChanged') return addressId
  return slot === 'slotOfDistrict' ? slot : 'checkFields'
}

interface RefusalProps {
  message: string | null
  errors: CheckoutErrors
  minimum: Missing | null
}

/**
 * Why the order was refused, empty where no answer came; of a small one, what is missing. A form that shows another district's times
 * was not refused.
 */
export function Refusal({ message, errors, minimum }: RefusalProps) {
  const t = useMessages()
  const locale = useLocale()
  if (message === null && Object.keys(errors).length === 0) return null
  return (
    <Notice kind="error">
      {message === null ? t(`checkout.${readHint(errors)}`) : message || t('errors.unavailable')}
      {minimum && (
        <p>
          {t('checkout.missing', {
            minimum: formatMoney(minimum.minimum),
            missing: formatMoney(minimum.missing),
          })}{' '}
          <Link to={catalogPath(locale)} className="font-semibold underline">
            {t('checkout.addMore')}
          </Link>
        </p>
      )}
    </Notice>
  )
}
