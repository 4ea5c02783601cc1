import type { Cart, CartItem } from '@tsiran/contract/cart-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { LineWish } from './cart-wish.tsx'
import { SubstituteLink } from './substitute-link.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { readUnit } from '../../features/product/unit.ts'
import { LineForm, RemoveForm } from './cart-line-forms.tsx'

/** One line of the cart; the service line has no stepper and cannot be removed. */
export function CartRow({ line, wish }: { line: CartItem; wish: Cart['substitution'] }) {
  const t = useMessages()
  const locale = useLocale()
  const { product } = line
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 border-b border-line p-3 last:border-b-0 sm:grid-cols-[6rem_minmax(0,1fr)_11rem_7rem_2.75rem] sm:items-center sm:gap-x-4 sm:p-4">
      <span className="row-span-2 overflow-hidden rounded-control bg-apricot-soft/40 sm:row-span-1">
        <Picture urls={product.base_image} alt="" sizes="96px" />
      </span>
      <div className="min-w-0 leading-snug">
        {line.locked ? (
          <span className="font-semibold">{line.name}</span>
        ) : (
          <Link
            to={productPath(locale, product.url_key)}
            className="font-semibold hover:text-leaf hover:underline"
          >
            {line.name}
          </Link>
        )}
        {line.options && <p className="text-sm text-muted">{line.options}</p>}
        <p className="text-sm text-muted tabular-nums">
          <span className="sr-only">{`${t('cart.price')}${t('shell.colon')} `}</span>
          {line.formated_price}
          {!line.locked && ` / ${t(`product.unit.${readUnit(product.unit)}`)}`}
        </p>
        {line.unit_price && (
          <p className="text-sm text-muted tabular-nums">
            {line.weighed && `${line.weighed.formatted} · `}
            {line.unit_price.formatted}
          </p>
        )}
        {line.locked && <p className="text-sm text-muted">{t('cart.service')}</p>}
        {!product.in_stock && !line.locked && (
          <p className="text-sm font-semibold text-red">{t('cart.unavailable')}</p>
        )}
        {!line.locked && (wish || line.substitution) && <LineWish line={line} />}
        {!line.locked && ((line.substitution ?? wish) === 'replace' || line.substitute_name) && (
          <SubstituteLink line={line} />
        )}
      </div>
      <div className="col-span-2 col-start-2 row-start-2 sm:col-span-1 sm:col-start-3 sm:row-start-1">
        {line.locked ? <LockedQuantity quantity={line.quantity} /> : <LineForm line={line} />}
      </div>
      <p className="col-span-2 col-start-2 text-right text-lg font-extrabold tabular-nums sm:col-span-1 sm:col-start-4 sm:row-start-1">
        <span className="sr-only">{`${t('cart.sum')}${t('shell.colon')} `}</span>
        {line.formated_total}
      </p>
      {!line.locked && <RemoveForm line={line} />}
    </li>
  )
}

function LockedQuantity({ quantity }: { quantity: number }) {
  const t = useMessages()
  return (
    <p className="text-muted tabular-nums sm:text-center">
      <span className="sr-only">{`${t('cart.quantity')}${t('shell.colon')} `}</span>× {quantity}
    </p>
  )
}
