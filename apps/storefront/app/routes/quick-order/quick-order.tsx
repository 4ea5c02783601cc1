import {
  data,
  useActionData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from 'react-router'
import { Seo } from '../../features/shop/seo.tsx'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { OrderForm } from './order-form.tsx'
import { doOrderPost, readOrderPost, type OrderAnswer } from './order-post.ts'

/** Checks the lines, or adds the chosen ones to the cart and checks the rest; the same with scripts and without. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const client = context.get(clientContext)
  const { apiToken: known, signedIn } = context.get(pageContext)
  const post = readOrderPost(form)
  // A guest pays other prices, and has another cart.
  if (form.has('signed_in') && !signedIn) {
    const kept = { rows: [], left: post.left, filled: null, text: post.text, error: null }
    return data({ ...kept, ended: true }, { status: 401 })
  }
  // Only a post that fills the cart needs a token.
  const apiToken =
    known ??
    (signedIn || !post.fill ? undefined : (await client('GET /api/checkout/cart/token')).api_token)
  try {
    return data({ ...(await doOrderPost(client, locale, apiToken, post)), text: '', error: null })
  } catch (error) {
    const refusal = requireRefusal(error)
    return data(
      { rows: [], left: post.left, filled: null, text: post.text, error: refusalText(refusal) },
      { status: refusal.status },
    )
  }
}

/** A network failure must not replace the page with all that was typed. */
export async function clientAction({
  serverAction,
}: ClientActionFunctionArgs): Promise<OrderAnswer> {
  try {
    return await serverAction<OrderAnswer>()
  } catch {
    return { rows: [], left: [], filled: null, text: '', error: null, failed: true }
  }
}

/** A cart filled by codes and quantities: pasted, read from a file, or typed with suggestions. */
export default function QuickOrderPage() {
  const t = useMessages()
  const posted = useActionData<typeof action>()
  return (
    <>
      <Seo title={t('quickOrder.title')} description={t('quickOrder.intro')} />
      <h1 className="mt-6 mb-2 text-2xl font-extrabold sm:text-3xl">{t('quickOrder.title')}</h1>
      <p className="mb-4 max-w-2xl text-muted">{t('quickOrder.intro')}</p>
      <OrderForm posted={posted} />
    </>
  )
}
