import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { ButtonLink } from '@tsiran/ui/button'
import { useEffect } from 'react'
import { data, useLoaderData, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { useQueryClient } from '../../lib/queries.ts'
import { forgetCart } from '../../lib/cart-query.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** The order's number as its address has it; the number alone opens nothing (decisions 25). */
export async function loader({ url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('orderID') ?? url.searchParams.get('id') ?? ''
  return data({ number: /^[\w-]{1,32}$/.test(id) ? id : '' }, { headers: { 'Set-Cookie': 'api_token=; Path=/; Max-Age=0; SameSite=Lax' } })
}

/** The order was received: its number, and a cart that begins anew. */
export default function ThanksPage() {
  const { number } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const queries = useQueryClient()
  useEffect(() => forgetCart(queries), [queries])
  return (
    <div className="mx-auto mt-6 flex max-w-xl flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      <title>{t('thanks.title')}</title>
      <meta name="robots" content="noindex" />
      <span className="grid size-24 place-items-center rounded-full bg-leaf-soft text-leaf">
        <IconCircleCheck size={56} stroke={1.5} aria-hidden />
      </span>
      <h1 className="text-2xl font-extrabold text-balance sm:text-3xl">{t('thanks.title')}</h1>
      {number && (
        <>
          <p>
            <span className="block text-muted">{t('thanks.number')}</span>
            <b className="text-3xl tabular-nums">{number}</b>
          </p>
          <p className="text-muted">{t('thanks.text')}</p>
        </>
      )}
      <ButtonLink to={`/${locale}`}>{t('thanks.next')}</ButtonLink>
    </div>
  )
}
