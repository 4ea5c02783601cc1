import { data, type ActionFunctionArgs } from 'react-router'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { resetFields, checkResetForm } from './reset-values.ts'

/** Sets the new password with the key of the mailed link. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const errors = checkResetForm(form)
  if (Object.keys(errors).length > 0)
    return data({ errors, failure: null, message: null }, { status: 422 })
  const body = {
    key: textOf(form, 'key'),
    password: textOf(form, 'password'),
    password_confirmation: textOf(form, 'password_confirmation'),
    locale,
  }
  try {
    const { message } = await context.get(clientContext)('POST /api/customer/reset-password', {
      body,
    })
    return data({ errors: {}, failure: null, message })
  } catch (error) {
    const {
      status,
      errors: refused,
      message: failure,
    } = formErrors(requireRefusal(error), resetFields)
    return data({ errors: refused, failure, message: null }, { status })
  }
}
