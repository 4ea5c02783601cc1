import { cartPath } from '@tsiran/contract/shop-paths'
import {
  Link,
  redirect,
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { loadCart } from '../../features/cart/load-cart.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { SubstituteChoices } from './substitute-choices.tsx'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** The visitor's own line with its substitutes; for any other number the cart. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const cart = await loadCart(context, locale, false)
  const line = cart?.items.find(({ id, locked }) => String(id) === params.lineId && !locked)
  if (!line) throw redirect(cartPath(locale))
  try {
    const { data: options } = await context.get(clientContext)(
      'GET /api/checkout/cart/substitutes/:id',
      {
        params: { id: line.id },
        query: { api_token: context.get(pageContext).apiToken ?? undefined, locale },
      },
    )
    return { line, options }
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw redirect(cartPath(locale))
    throw error
  }
}

/** Names what comes instead of a line of the cart, for readers without scripts. */
export default function SubstitutePage() {
  const { line, options } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const title = t('cart.substitute.title', { name: line.name })
  return (
    <div className="mx-auto max-w-lg">
      <title>{title}</title>
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{title}</h1>
      <SubstituteChoices line={line} options={options} />
      <Link
        to={cartPath(locale)}
        className="mt-3 inline-flex h-11 items-center font-semibold text-leaf hover:underline"
      >
        {t('cart.title')}
      </Link>
    </div>
  )
}
