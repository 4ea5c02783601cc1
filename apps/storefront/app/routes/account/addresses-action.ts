import type { Address } from '@tsiran/contract/addresses'
import { addressesPath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { withFlash } from './flash.ts'
import { readId } from './user-values.ts'

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
  const id = readId(textOf(form, 'remove'))
  if (id === undefined) throw new Response(null, { status: 400 })
  try {
    await client('DELETE /api/addresses/:id', { params: { id }, body: { locale } })
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
  if (form.has('scripted')) return null
  return redirect(withFlash(addressesPath(locale), 'addressDeleted'), 303)
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
