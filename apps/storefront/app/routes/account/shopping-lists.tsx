import { catalogPath, shoppingListPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { saveListLabel, type ListSource } from '../../features/shopping-lists/list-source.ts'
import { NewListForm } from '../../features/shopping-lists/save-list-form.tsx'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { useFlashMessage, withFlash } from './flash.ts'
import { ListRow } from './list-row.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  readListSource(url.searchParams)
  return {
    lists: (await context.get(clientContext)('GET /api/shopping-lists', { query: {} })).data,
  }
}

/** Reads a new list's source from the page's query. Throws a 404 response where it names nothing that a list can be made of. */
function readListSource(query: URLSearchParams): ListSource {
  const from = query.get('from') ?? ''
  if (from === '' || from === 'cart') return { cart: from === 'cart' }
  if (!/^[1-9]\d{0,14}$/.test(from)) throw new Response(null, { status: 404 })
  return { order: Number(from) }
}

/** Pages of an earlier version, open in tabs still, name the source in the form. */
function readOlderSource(form: FormData): ListSource {
  const from = form.has('cart') ? 'cart' : textOf(form, 'order')
  return readListSource(new URLSearchParams({ from }))
}

/** Saves a new list: of the cart, of an order, or an empty one. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const name = textOf(form, 'name')
  const query = new URL(request.url).searchParams
  const { order, cart } = query.has('from') ? readListSource(query) : readOlderSource(form)
  try {
    const body = { locale, name, from_cart: cart, order_id: order }
    const { data: list } = await context.get(clientContext)('POST /api/shopping-lists', { body })
    return redirect(withFlash(shoppingListPath(locale, list.id), 'listSaved'), 303)
  } catch (error) {
    const refusal = requireRefusal(error)
    return data({ name, error: refusalText(refusal) }, { status: refusal.status })
  }
}

/** If the network fails, the form stays with the typed name. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const name = textOf(await request.clone().formData(), 'name')
  return actOrStay(serverAction<typeof action>, { name, error: '' })
}

/** A person's shopping lists, and those that the company shares. */
export default function ShoppingListsPage() {
  const { lists } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const flash = useFlashMessage()
  const source = readListSource(useSearchParams()[0])
  const create = t(source.cart || source.order ? saveListLabel(source) : 'shoppingLists.create')
  return (
    <section>
      <title>{t('shoppingLists.title')}</title>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{t('shoppingLists.title')}</h1>
      {flash && !hydrated && <Notice kind="success">{flash}</Notice>}
      {lists.length === 0 ? (
        <EmptyState text={t('shoppingLists.empty')} hint={t('shoppingLists.emptyHint')}>
          <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {lists.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      )}
      <section
        aria-label={create}
        className="mt-4 rounded-card border border-line bg-card p-4 sm:p-5"
      >
        <h2 className="text-lg font-extrabold">{create}</h2>
        <NewListForm {...source} {...refused} />
      </section>
    </section>
  )
}
