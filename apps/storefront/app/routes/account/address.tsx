import { defaultAddressPostcode, maxLengths } from '@tsiran/contract/limits'
import { addressesPath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import {
  addressBody,
  addressFields,
  addressValues,
  checkAddressForm,
  readAddressForm,
  type AddressField,
  type AddressValues,
} from './address-values.ts'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { type FieldErrors } from '@tsiran/app-kit/forms/field-errors'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import { useAccount } from './account.tsx'
import { withFlash } from './flash.ts'

/** The address to change; null for a new one, 404 for somebody else's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params['addressId'] === undefined) return { address: null }
  const { data: addresses } = await context.get(clientContext)('GET /api/addresses', { query: {} })
  const address = addresses.find(({ id }) => String(id) === params['addressId'])
  if (!address) throw new Response(null, { status: 404 })
  return { address }
}

/** Adds the address, or changes it. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const values = readAddressForm(await request.formData())
  const errors = checkAddressForm(values)
  if (Object.keys(errors).length > 0) return refuse(422, values, errors, null)
  const body = { ...addressBody(values), locale }
  const id = Number(params['addressId'])
  try {
    if (params['addressId'] === undefined) await client('POST /api/addresses/create', { body })
    else await client('PUT /api/addresses/:id', { params: { id }, body })
  } catch (error) {
    const { status, errors: refused, message } = formErrors(requireRefusal(error), addressFields)
    return refuse(status, values, refused, message)
  }
  return redirect(
    withFlash(
      addressesPath(locale),
      params['addressId'] === undefined ? 'addressCreated' : 'addressUpdated',
    ),
    303,
  )
}

/** If the network fails, the page stays with all that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const values = readAddressForm(await request.clone().formData())
  return actOrStay(serverAction<typeof action>, { values, errors: {}, message: '' })
}

const refuse = (
  status: number,
  values: AddressValues,
  errors: FieldErrors<AddressField>,
  message: string | null,
) => data({ values, errors, message }, { status })

/** The form of an address, new or known; country and city are the shop's. */
export default function AddressPage() {
  const { address } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof clientAction>()
  const { addressId } = useParams()
  const { data: person } = useAccount()
  const t = useMessages()
  const locale = useLocale()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors({
    check: (posted) => checkAddressForm(readAddressForm(posted)),
    refused: refused?.errors,
    busy,
  })
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
  const field = (name: keyof AddressValues) => ({
    name,
    defaultValue: values[name],
    error: words(name),
  })
  const title = t(addressId === undefined ? 'account.addAddress' : 'account.changeAddress')
  return (
    <section>
      <title>{title}</title>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{title}</h1>
      {typeof refused?.message === 'string' && (
        <Notice kind="error">{refused.message || t('errors.unavailable')}</Notice>
      )}
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 sm:p-6"
      >
        <Field
          {...field('first_name')}
          label={t('account.firstName')}
          autoComplete="given-name"
          maxLength={maxLengths.firstName}
        />
        <Field
          {...field('last_name')}
          label={t('account.lastName')}
          autoComplete="family-name"
          maxLength={maxLengths.lastName}
        />
        <Field
          {...field('phone')}
          label={t('account.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={maxLengths.phone}
          required
        />
        <Field
          {...field('company_name')}
          label={t('checkout.companyName')}
          hint={t('checkout.optional')}
          autoComplete="organization"
          maxLength={maxLengths.companyName}
        />
        <Field label={t('checkout.country')} value={t('checkout.countryName')} disabled />
        <Field label={t('checkout.city')} value={t('checkout.cityName')} disabled />
        <Field
          {...field('address1')}
          label={t('checkout.street')}
          autoComplete="address-line1"
          maxLength={maxLengths.street}
          required
        />
        <Field
          {...field('postcode')}
          label={t('account.postcode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={maxLengths.postcode}
        />
        <div className="mt-2 flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" loading={busy} className="min-w-40 flex-1 sm:flex-none">
            {t('account.save')}
          </Button>
          <ButtonLink to={addressesPath(locale)} variant="quiet">
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}
