import { catalogPath, wishlistPath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { useEffect } from 'react'
import {
  Form,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { ProductGrid } from '../../features/catalog/product-grid.tsx'
import { cardOf } from '../../features/product/card.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { useStoreWishlist, useWishlist } from '../../features/wishlist/wishlist-ids.ts'
import { signedInOnly } from '../../features/session/signed-in-only.ts'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'

export const middleware = [signedInOnly]
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data } = await context.get(clientContext)('GET /api/wishlist', {
    query: { locale: readLocale(params) },
  })
  return { products: data.items.map(({ product }) => cardOf(product)) }
}

/** Removes a favourite, without scripts. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const id = Number((await request.formData()).get('remove'))
  if (!Number.isSafeInteger(id) || id < 1) throw new Response(null, { status: 400 })
  const client = context.get(clientContext)
  // The call toggles: a second one must not add the product again.
  const { data } = await client('GET /api/wishlist', { query: { locale } })
  if (data.items.some(({ product }) => product.id === id))
    await client('GET /api/wishlist/add/:id', { params: { id }, query: { locale } })
  return redirect(wishlistPath(locale), 303)
}

/** The favourites, from which they go into the cart. */
export default function WishlistPage() {
  const { products: loaded } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const ids = useWishlist()
  const store = useStoreWishlist()
  useEffect(() => store(loaded.map(({ id }) => id)), [store, loaded])
  // A removed product disappears at once; before hydration all are shown.
  const products = hydrated ? loaded.filter(({ id }) => ids.includes(id)) : loaded
  return (
    <>
      <title>{t('wishlist.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('wishlist.title')}</h1>
      {products.length === 0 ? (
        <EmptyState text={t('wishlist.empty')} hint={t('wishlist.emptyHint')}>
          <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductGrid products={products} heading="h2" firstPictures={4} />
      )}
      {!hydrated && loaded.length > 0 && (
        <noscript>
          <Form method="post" className="mt-6 grid gap-2">
            {loaded.map(({ id, name }) => (
              <Button key={id} type="submit" name="remove" value={id} variant="secondary">
                {t('wishlist.remove', { name })}
              </Button>
            ))}
          </Form>
        </noscript>
      )}
    </>
  )
}
