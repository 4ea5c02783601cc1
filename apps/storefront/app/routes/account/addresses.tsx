import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { Address } from '@tsiran/contract/addresses'
import { fullName } from '@tsiran/contract/full-name'
import { addressPath, addressesPath, newAddressPath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { useFlashMessage, withFlash } from './flash.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { addresses: (await context.get(clientContext)('GET /api/addresses', { query: {} })).data }
}

/** Removes an address, or restores a removed one. Removing one twice is no error. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const form = await request.formData()
  if (form.has('restore')) {
    const address = readRemovedAddress(textOf(form, 'restore'))
    if (!address) throw new Response(null, { status: 400 })
    try {
      await client('POST /api/addresses/create', { body: { ...address, locale } })
    } catch (error) {
      const { status, message } = requireRefusal(error)
      return data({ error: message, restore: textOf(form, 'restore') }, { status })
    }
    return redirect(withFlash(addressesPath(locale), 'addressCreated'), 303)
  }
  const id = Number(form.get('remove'))
  if (!Number.isSafeInteger(id) || id < 1) throw new Response(null, { status: 400 })
  try {
    await client('DELETE /api/addresses/:id', { params: { id }, body: { locale } })
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
  if (form.has('scripted')) return null
  return redirect(withFlash(addressesPath(locale), 'addressDeleted'), 303)
}

/** If the network fails, the page stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const restore = textOf(await request.clone().formData(), 'restore')
  return actOrStay(serverAction<typeof action>, { error: '', restore })
}

/** The address of a form that restores one; undefined for other forms. The API validates it. */
function readRemovedAddress(text: string): Omit<Address, 'id'> | undefined {
  try {
    const { id: _gone, ...address } = JSON.parse(text) as Address
    return Array.isArray(address.address1) ? address : undefined
  } catch {
    return undefined
  }
}

/**
 * Shows a removal as a toast with a button to undo it: once the address is no longer among the saved ones, and again where it
 * could not be restored.
 */
function useUndo(
  addresses: readonly Address[],
  failed: { restore: string } | null | undefined,
): (address: Address) => void {
  const t = useMessages()
  const toast = useToast()
  const submit = useSubmit()
  const pressed = useRef(new Map<number, Address>())
  const showRemoval = useEffectEvent((restore: string) => {
    const run = () => void submit({ restore }, { method: 'post', preventScrollReset: true })
    toast.success(t('answers.addressDeleted'), { label: t('cart.undo'), run })
  })
  useEffect(() => {
    const saved = new Set(addresses.map(({ id }) => id))
    for (const [id, address] of pressed.current)
      if (!saved.has(id) && pressed.current.delete(id)) showRemoval(JSON.stringify(address))
  }, [addresses])
  useEffect(() => {
    if (failed?.restore) showRemoval(failed.restore)
  }, [failed])
  return (address) => void pressed.current.set(address.id, address)
}

/** The saved addresses. */
export default function AddressesPage() {
  const { addresses } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const flash = useFlashMessage()
  const failed = useActionData<typeof clientAction>()
  const onRemove = useUndo(addresses, failed)
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

function AddressCard({
  address,
  onRemove,
}: {
  address: Address
  onRemove: (address: Address) => void
}) {
  const hydrated = useHydrated()
  const t = useMessages()
  const locale = useLocale()
  const { formData } = useNavigation()
  const street = address.address1.join(', ')
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
      <address className="grow leading-relaxed not-italic wrap-anywhere">
        <b className="block">{fullName(address)}</b>
        {address.company_name && <span className="block">{address.company_name}</span>}
        <span className="block">{street}</span>
        <span className="block text-muted">
          {t('checkout.cityName')}, {address.postcode}
        </span>
        <span className="block tabular-nums">{address.phone}</span>
      </address>
      <div className="mt-3 flex gap-2">
        <ButtonLink
          to={addressPath(locale, address.id)}
          variant="secondary"
          aria-label={t('ui.named', { label: t('account.change'), name: street })}
          className="flex-1"
        >
          {t('account.change')}
        </ButtonLink>
        <Form
          method="post"
          preventScrollReset
          onSubmit={() => onRemove(address)}
          className="flex flex-1"
        >
          {hydrated && <input type="hidden" name="scripted" value="1" />}
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
