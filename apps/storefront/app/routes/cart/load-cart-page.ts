import { unpaidOrderPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { loadCart } from '../../features/cart/load-cart.ts'

/** The cart and who looks at it. Redirects to the unpaid order where the cart's lines are in one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const [cart, unpaid] = await Promise.all([
    loadCart(context, locale),
    loadUnpaidOrder(context, locale),
  ])
  // The cart's lines are in an order that waits for its payment: an empty cart page would lose the way to it.
  if (!cart && unpaid) throw redirect(unpaidOrderPath(locale, unpaid.order_id))
  return { cart, unpaid: unpaid?.order_id, role: context.get(pageContext).role }
}
