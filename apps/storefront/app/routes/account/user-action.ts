import type { Client } from '@tsiran/contract/client'
import type { CompanyUser } from '@tsiran/contract/companies'
import type { Locale } from '@tsiran/contract/locale'
import { formErrors, requireRefusal } from '@tsiran/app-kit/forms/submit'
import {
  checkUserForm,
  readId,
  readUserForm,
  userBody,
  userFields,
  type UserField,
  type UserValues,
} from './user-values.ts'
import { textOf, type FieldErrors } from '@tsiran/app-kit/forms/field-errors'

/** The result of a form about a company's user. The typed password is returned for the Manager to pass on (R16). */
export type UserResult =
  | { outcome: 'saved'; message: string; user: CompanyUser }
  | { outcome: 'deleted' }
  | {
      outcome: 'refused'
      status: number
      message: string | null
      errors: FieldErrors<UserField>
      values: UserValues
    }

/** Adds, changes or deletes a user of the company. Throws a 400 response where the form is none of the page's. */
export async function doUserPost(
  client: Client,
  locale: Locale,
  form: FormData,
): Promise<UserResult> {
  const intent = textOf(form, 'intent')
  const id = readId(textOf(form, 'id'))
  if (intent !== 'add' && id === undefined) throw new Response(null, { status: 400 })
  if (intent === 'delete') return deleteUser(client, locale, id!, readUserForm(form))
  const typed = readUserForm(form)
  const values = { ...typed, password: '' }
  const errors = checkUserForm(typed, intent !== 'add')
  if (Object.keys(errors).length > 0)
    return { outcome: 'refused', status: 422, message: null, errors, values }
  try {
    const body = { ...userBody(typed), locale }
    const { message, user } =
      intent === 'add'
        ? await client('POST /api/company/user/add', { body })
        : await client('PUT /api/company/user/edit', { body: { ...body, id: id! } })
    return { outcome: 'saved', message, user }
  } catch (error) {
    return { outcome: 'refused', ...formErrors(requireRefusal(error), userFields), values }
  }
}

/** Deleting a user twice is no error. */
async function deleteUser(
  client: Client,
  locale: Locale,
  id: number,
  values: UserValues,
): Promise<UserResult> {
  try {
    await client('DELETE /api/company/user/delete', { body: { id, locale } })
  } catch (error) {
    const refusal = requireRefusal(error)
    if (refusal.status !== 404)
      return { outcome: 'refused', ...formErrors(refusal, userFields), values }
  }
  return { outcome: 'deleted' }
}
