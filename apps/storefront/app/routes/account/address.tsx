import { defaultAddressPostcode } from '@tsiran/contract/limits'
import {
  useActionData,
  useLoaderData,
  useParams,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { addressValues, readAddressForm, type AddressValues } from './address-values.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useAccount } from './account.tsx'
import type { action } from './address-action.ts'
import { AddressForm } from './address-form.tsx'

export { action } from './address-action.ts'

/** The address to change; null for a new one, 404 for somebody else's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const { zones, districts: all } = (
    await client('GET /api/delivery/zones', { query: { locale: readLocale(params) } })
  ).data
  const districts = zones.some(({ pickup }) => !pickup) ? all : []
  if (params['addressId'] === undefined) return { address: null, districts }
  const { data: addresses } = await client('GET /api/addresses', { query: {} })
  const address = addresses.find(({ id }) => String(id) === params['addressId'])
  if (!address) throw new Response(null, { status: 404 })
  return { address, districts }
}

/** If the network fails, the page stays with all that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const values = readAddressForm(await request.clone().formData())
  return actOrStay(serverAction<typeof action>, { values, errors: {}, message: '' })
}

/** The form of an address, new or known. */
export default function AddressPage() {
  const { address, districts } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof clientAction>()
  const { addressId } = useParams()
  const { data: person } = useAccount()
  const t = useMessages()
  const { first_name, last_name, phone } = person
  const blank: AddressValues = {
    first_name,
    last_name,
    phone,
    address1: '',
    postcode: defaultAddressPostcode,
    company_name: '',
  }
  const values = refused?.values ?? (address ? addressValues(address) : blank)
  const title = t(addressId === undefined ? 'account.addAddress' : 'account.changeAddress')
  return (
    <section>
      <title>{title}</title>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{title}</h1>
      {typeof refused?.message === 'string' && (
        <Notice kind="error">{refused.message || t('errors.unavailable')}</Notice>
      )}
      <AddressForm values={values} refused={refused?.errors} districts={districts} />
    </section>
  )
}
