import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { Address } from '@tsiran/contract/customers'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Form, redirect, useLoaderData, useNavigation, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Notice } from '../../components/notice.tsx'
import { addressesLink } from '../../lib/account-links.ts'
import { isApiError } from '../../lib/api-error.ts'
import { clientContext } from '../../lib/context.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { EmptyState } from '../catalog/empty-state.tsx'
import { useTold, withFlash } from './flash.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { addresses: (await context.get(clientContext)('GET /api/addresses', { query: {} })).data }
}

/** Removes an address. One that is gone already is gone. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const id = Number((await request.formData()).get('remove'))
  if (!Number.isSafeInteger(id) || id < 1) throw new Response(null, { status: 400 })
  try {
    await context.get(clientContext)('DELETE /api/addresses/:id', { params: { id }, body: { locale } })
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
  return redirect(withFlash(addressesLink(locale), 'addressDeleted'), 303)
}

/** Where orders go: the saved addresses. */
export default function AddressesPage() {
  const { addresses } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const alive = useAlive()
  const told = useTold()
  const add = (
    <ButtonLink to={`${addressesLink(locale)}/new`} className="shrink-0">
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
      {told && !alive && <Notice kind="success">{told}</Notice>}
      {addresses.length === 0 ? (
        <EmptyState text={t('account.noAddresses')} hint={t('account.noAddressesHint')}>
          {add}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AddressCard({ address }: { address: Address }) {
  const t = useMessages()
  const locale = useLocale()
  const { formData } = useNavigation()
  const street = address.address1.join(', ')
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
      <address className="grow leading-relaxed not-italic wrap-anywhere">
        <b className="block">{`${address.first_name} ${address.last_name}`.trim()}</b>
        {address.company_name && <span className="block">{address.company_name}</span>}
        <span className="block">{street}</span>
        <span className="block text-muted">
          {t('checkout.cityName')}, {address.postcode}
        </span>
        <span className="block tabular-nums">{address.phone}</span>
      </address>
      <div className="mt-3 flex gap-2">
        <ButtonLink
          to={`${addressesLink(locale)}/${address.id}`}
          variant="secondary"
          aria-label={t('ui.named', { label: t('account.change'), name: street })}
          className="flex-1"
        >
          {t('account.change')}
        </ButtonLink>
        <Form method="post" preventScrollReset className="flex flex-1">
          <Button
            type="submit"
            name="remove"
            value={address.id}
            variant="danger"
            aria-label={t('ui.named', { label: t('account.remove'), name: street })}
            loading={formData?.get('remove') === String(address.id)}
            className="flex-1"
          >
            {t('account.remove')}
          </Button>
        </Form>
      </div>
    </li>
  )
}
