import { readId } from './user-values.ts'
import type { UserResult } from './user-action.ts'
import { DeleteUserForm, UserForm } from './user-form.tsx'
import type { Translator } from '@tsiran/i18n/translator'
import type { CompanyUser } from '@tsiran/contract/companies'

interface UserWindow {
  users: readonly CompanyUser[]
  /** The page's: `?edit=7`, `?delete=7` or `?add`. */
  query: URLSearchParams
  refused: Extract<UserResult, { outcome: 'refused' }> | undefined
  t: Translator
}

/** Title and form of the window that the address asks for; null where it asks for none. */
export function userWindow({ users, query, refused, t }: UserWindow) {
  const find = (name: string) => users.find(({ id }) => id === readId(query.get(name)))
  const [edited, deleted] = [find('edit'), find('delete')]
  return edited
    ? {
        title: t('companies.editUser'),
        form: <UserForm key={edited.id} user={edited} refused={refused} />,
      }
    : deleted
      ? {
          title: t('companies.removeQuestion', { name: deleted.name }),
          form: <DeleteUserForm user={deleted} refused={refused} />,
        }
      : query.has('add')
        ? {
            title: t('companies.addUser'),
            form: <UserForm key="new" user={null} refused={refused} />,
          }
        : null
}
