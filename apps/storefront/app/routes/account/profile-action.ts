import { profilePath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import {
  checkProfileForm,
  profileBody,
  profileFields,
  profileParts,
  typedTexts,
} from './profile-values.ts'
import { withFlash } from './flash.ts'

/** Changes one part of the profile. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const part = profileParts.find((name) => name === form.get('part'))
  if (!part) throw new Response(null, { status: 400 })
  const typed = typedTexts(form)
  const errors = checkProfileForm(part, form)
  if (Object.keys(errors).length > 0)
    return data({ part, typed, errors, message: null }, { status: 422 })
  try {
    await context.get(clientContext)('PUT /api/customer/profile', {
      body: { ...profileBody(part, form), locale },
    })
  } catch (error) {
    const {
      status,
      errors: refused,
      message,
    } = formErrors(requireRefusal(error), profileFields[part])
    return data({ part, typed, errors: refused, message }, { status })
  }
  return redirect(withFlash(profilePath(locale), 'profileSaved'), 303)
}
