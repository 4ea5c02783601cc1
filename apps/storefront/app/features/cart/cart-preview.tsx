import type { CartItem } from '@tsiran/contract/cart-shapes'
import { cartPath, catalogPath, checkoutPath, productPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Link } from 'react-router'
import { useCart } from './cart-query.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useStoredUser } from '../session/session.ts'
import { Picture } from '../product/picture.tsx'
import type { PopoverPanelProps } from '@tsiran/app-kit/blocks/popover-link'
import { PopoverPanel } from '@tsiran/app-kit/blocks/popover-panel'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'

/** Lines that the preview shows. */
const shownLines = 4

/** The cart's first lines, its total, and links to cart and checkout. */
export function CartPreview(props: PopoverPanelProps) {
  const t = useMessages()
  const { data: cart, isError, refetch } = useCart()
  return (
    <PopoverPanel {...props} label={t('indicator.cart')} className="w-96">
      {isError ? (
        <div className="px-4">
          <LoadFailure onRetry={() => void refetch()} />
        </div>
      ) : cart === undefined ? (
        <Skeleton className="m-4 h-32" />
      ) : cart === null || cart.items.length === 0 ? (
        <Empty />
      ) : (
        <Filled items={cart.items} total={cart.formated_grand_total} />
      )}
    </PopoverPanel>
  )
}

function Empty() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="grid justify-items-center gap-3 p-6 text-center">
      <p className="font-semibold">{t('cart.empty')}</p>
      <ButtonLink to={catalogPath(locale)} variant="secondary">
        {t('cart.emptyNext')}
      </ButtonLink>
    </div>
  )
}

function Filled({ items, total }: { items: readonly CartItem[]; total: string }) {
  const t = useMessages()
  const locale = useLocale()
  // A sub-user confirms the cart on its page.
  const mayOrder = useStoredUser()?.role !== 'subUser'
  const shown = items.filter(({ locked }) => !locked)
  const more = shown.length - shownLines
  return (
    <>
      <ul className="divide-y divide-line px-4">
        {shown.slice(0, shownLines).map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <p className="px-4 pb-2 text-sm text-muted">{t('indicator.more', { count: more })}</p>
      )}
      <div className="sticky bottom-0 grid gap-3 border-t border-line bg-card p-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{t('cart.total')}</span>
          <span className="text-lg font-bold tabular-nums">{total}</span>
        </p>
        <div className={`grid gap-2 ${mayOrder ? 'grid-cols-2' : ''}`}>
          <ButtonLink to={cartPath(locale)} variant="secondary">
            {t('indicator.toCart')}
          </ButtonLink>
          {mayOrder && <ButtonLink to={checkoutPath(locale)}>{t('cart.checkout')}</ButtonLink>}
        </div>
      </div>
    </>
  )
}

function Line({
  item: { name, quantity, formated_price, formated_total, product },
}: {
  item: CartItem
}) {
  const locale = useLocale()
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-lg">
        <Picture urls={product.base_image} alt="" sizes="56px" />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={productPath(locale, product.url_key)}
          className="line-clamp-2 leading-tight font-medium hover:text-leaf hover:underline"
        >
          {name}
        </Link>
        <span className="text-sm text-muted tabular-nums">
          {quantity} × {formated_price}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap tabular-nums">{formated_total}</span>
    </li>
  )
}
