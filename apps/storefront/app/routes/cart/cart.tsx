import { checkoutPath, unpaidOrderPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import {
  Link,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ClientActionFunctionArgs,
  type HeadersFunction,
} from 'react-router'
import { useCart } from '../../features/cart/cart-query.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { backIn } from '../../platform/urls/safe-back.ts'
import { Seo } from '../../features/shop/seo.tsx'
import { CartBuffer } from '../../features/cart/cart-goals.tsx'
import { CartChanges, hasChanges } from '../../features/cart/cart-changes.tsx'
import { CartRow } from './cart-row.tsx'
import { ConfirmForm, SyncForm } from './company-forms.tsx'
import type { CompanyResult } from './company-post.ts'
import { CartWish } from './cart-wish.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useCompanyResult } from './use-company-result.ts'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { action } from './cart-page-action.ts'
import { EmptyCart } from './empty-cart.tsx'
import { useEmptyCartEnd } from './use-empty-cart-end.ts'
import { CompanyAnswer } from './company-answer.tsx'
import { SnappedQuantity, UnreadQuantity } from './posted-quantity.tsx'
import { CartLinks } from './cart-links.tsx'
import type { loader } from './load-cart-page.ts'

export { loader } from './load-cart-page.ts'
export { action } from './cart-page-action.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** If the network fails, the page stays. With scripts the company's forms alone are posted. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof action>, {
    company: unreached,
    unread: undefined,
    refusal: undefined,
  })

const unreached: CompanyResult = {
  outcome: 'refused',
  message: '',
  status: 503,
  changes: { changed: [] },
}

/** The cart's lines and totals; everything here is also a plain form. */
export default function CartPage() {
  const { cart: loaded, unpaid, role } = useLoaderData<typeof loader>()
  const { refusal, unread, company } = useActionData<typeof clientAction>() ?? {}
  const t = useMessages()
  const locale = useLocale()
  const { data: live } = useCart()
  const [query] = useSearchParams()
  const cart = live === undefined ? loaded : live
  useCompanyResult(company)
  const seen = company?.outcome === 'refused' ? company.changes : loaded
  const changes = cart && hasChanges(cart) ? cart : seen
  const empty = !cart || cart.items.length === 0
  const added = cart?.items.find(({ product_id }) => String(product_id) === query.get('added'))
  const snapped = query.get('snapped')

  // Certainly empty: the server's markup does not know a token that is in local storage alone.
  useEmptyCartEnd(live !== undefined && empty)

  return (
    <>
      <Seo title={t('cart.title')} />
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('cart.title')}</h1>
      {unpaid !== undefined && (
        <Notice kind="warning">
          {t('payment.waitTitle')}{' '}
          <Link to={unpaidOrderPath(locale, unpaid)} className="font-semibold underline">
            {t('payment.pay')}
          </Link>
        </Notice>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {unread !== undefined && <UnreadQuantity written={unread} />}
      <CompanyAnswer answer={company} />
      {added && <Notice kind="success">{t('cart.added', { name: added.name })}</Notice>}
      <SnappedQuantity
        line={snapped === 'added' ? added : cart?.items.find(({ id }) => String(id) === snapped)}
      />
      {changes && <CartChanges changes={changes} />}
      {empty ? (
        <EmptyCart syncs={role === 'Manager'} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <ul className="overflow-hidden rounded-card border border-line bg-card">
              {cart.items.map((line) => (
                <CartRow key={line.id} line={line} wish={cart.substitution} />
              ))}
            </ul>
            <CartBuffer cart={cart} />
            {cart.substitution !== undefined && <CartWish wish={cart.substitution} />}
            <CartLinks back={backIn(locale, query.get('back'))} />
          </div>
          <CartSummary cart={cart}>
            {role === 'Manager' && <SyncForm cart={cart} />}
            {role === 'subUser' ? (
              <ConfirmForm />
            ) : (
              <ButtonLink to={checkoutPath(locale)} className="w-full">
                {t('cart.checkout')}
              </ButtonLink>
            )}
          </CartSummary>
        </div>
      )}
    </>
  )
}
