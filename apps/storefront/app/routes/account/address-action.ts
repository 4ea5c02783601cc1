import { addressesPath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import {
  addressBody,
  addressFields,
  checkAddressForm,
  readAddressForm,
  type AddressField,
  type AddressValues,
} from './address-values.ts'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import type { FieldErrors } from '@tsiran/app-kit/forms/field-errors'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { withFlash } from './flash.ts'

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

const refuse = (
  status: number,
  values: AddressValues,
  errors: FieldErrors<AddressField>,
  message: string | null,
) => data({ values, errors, message }, { status })
