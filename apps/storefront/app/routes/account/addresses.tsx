import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { newAddressPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { useFlashMessage } from './flash.ts'
import type { action } from './addresses-action.ts'
import { AddressCard } from './address-card.tsx'
import { useRemovalUndo } from './use-removal-undo.ts'

export { action } from './addresses-action.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { addresses: (await context.get(clientContext)('GET /api/addresses', { query: {} })).data }
}

/** If the network fails, the page stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const restore = textOf(await request.clone().formData(), 'restore')
  return actOrStay(serverAction<typeof action>, { error: '', restore })
}

/** The saved addresses. */
export default function AddressesPage() {
  const { addresses } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const flash = useFlashMessage()
  const failed = useActionData<typeof clientAction>()
  const onRemove = useRemovalUndo(addresses, failed)
  const add = (
    <ButtonLink to={newAddressPath(locale)} className="shrink-0">
      <IconPlus size={20} aria-hidden />
      {t('account.addAddress')}
    </ButtonLink>
  )
  return (
    <section>
      <title>{t('account.addresses')}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{t('account.addresses')}</h1>
        {addresses.length > 0 && add}
      </div>
      {flash && !hydrated && <Notice kind="success">{flash}</Notice>}
      {failed && <Notice kind="error">{failed.error || t('errors.unavailable')}</Notice>}
      {addresses.length === 0 ? (
        <EmptyState text={t('account.noAddresses')} hint={t('account.noAddressesHint')}>
          {add}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </section>
  )
}
