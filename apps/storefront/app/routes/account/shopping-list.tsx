import { shoppingListsPath } from '@tsiran/contract/shop-paths'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useEffect, useRef } from 'react'
import {
  Link,
  useLoaderData,
  useActionData,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { FilledNotice } from '../../features/cart/filled-notice.tsx'
import { ListLines } from '../../features/shopping-lists/list-lines.tsx'
import { useFormDraft } from '../../features/session/use-form-draft.ts'
import { ListSettings } from '../../features/shopping-lists/list-settings.tsx'
import { useListFetcher } from '../../features/shopping-lists/use-list-fetcher.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { useAccount } from './account.tsx'
import { useFlashMessage } from './flash.ts'
import { readListId } from './list-post.ts'
import type { action } from './shopping-list-action.ts'
import { ListTotal } from './list-total.tsx'

export { action } from './shopping-list-action.ts'

/** The viewer's list, or a shared one of the company; 404 for any other. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const call = context.get(clientContext)('GET /api/shopping-lists/:id', {
    params: { id: readListId(params['listId']) },
    query: { locale: readLocale(params) },
  })
  return { list: (await orNotFound(call)).data }
}

/** If the network fails, the page stays. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof action>, { filled: null, error: '', typed: undefined })

/** A list: its lines, and all of it into the cart with one press. */
export default function ShoppingListPage() {
  const { list } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof clientAction>()
  const { role } = useAccount()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const flash = useFlashMessage()
  const queries = useQueryClient()
  const fetcher = useListFetcher()
  const settings = useRef<HTMLFormElement>(null)
  useFormDraft(settings)
  const filled = fetcher.data?.filled ?? posted?.filled
  useEffect(() => {
    if (!filled) return
    void queries.invalidateQueries({ queryKey: cartKey })
    notifyOtherTabs()
  }, [filled, queries])
  return (
    <section className="grid gap-4 [&>div>[role]]:mb-0">
      <title>{list.name}</title>
      <div>
        <Link
          to={shoppingListsPath(locale)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline"
        >
          <IconArrowLeft size={20} aria-hidden />
          {t('shoppingLists.title')}
        </Link>
        <h1 className="text-2xl font-extrabold wrap-anywhere sm:text-3xl">{list.name}</h1>
        {!list.own && (
          <p className="text-muted">{t('shoppingLists.sharedBy', { name: list.owner ?? '' })}</p>
        )}
        {list.own && list.shared && <p className="text-muted">{t('shoppingLists.shared')}</p>}
      </div>
      {flash && !hydrated && <Notice kind="success">{flash}</Notice>}
      {typeof posted?.error === 'string' && (
        <Notice kind="error">{posted.error || t('errors.unavailable')}</Notice>
      )}
      {filled && (
        <LiveRegion answer={filled}>
          <FilledNotice {...filled} />
        </LiveRegion>
      )}
      {list.lines.length === 0 ? (
        <EmptyState text={t('shoppingLists.noLines')} hint={t('shoppingLists.noLinesHint')} />
      ) : (
        <>
          <ListLines list={list} />
          <ListTotal list={list} form={fetcher} />
        </>
      )}
      {list.own && (
        <ListSettings
          key={`${list.name} ${list.shared}`}
          form={settings}
          list={list}
          shares={role === 'Manager'}
          typed={posted?.typed}
        />
      )}
    </section>
  )
}
