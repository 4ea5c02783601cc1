import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { CompanyUser } from '@tsiran/contract/companies'
import { companyUsersPath, profilePath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { readId, readUserForm } from './user-values.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { useFlashMessage, withFlash } from './flash.ts'
import { doUserPost, type UserResult } from './user-action.ts'
import { DeleteUserForm, UserForm } from './user-form.tsx'
import { UsersList } from './users-list.tsx'

/** The company's users, for its Manager; everybody else goes to the profile (spec 2 §2). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  if (context.get(pageContext).role !== 'Manager') throw redirect(profilePath(locale))
  return {
    users: (await context.get(clientContext)('GET /api/company/user/get', { query: { locale } }))
      .users,
  }
}

/** Adds, changes or deletes a user. A saved user is answered without a redirect: the answer holds a password. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const result = await doUserPost(context.get(clientContext), locale, await request.formData())
  if (result.outcome === 'deleted')
    return redirect(withFlash(companyUsersPath(locale), 'userDeleted'), 303)
  return data(result, { status: result.outcome === 'refused' ? result.status : 200 })
}

/** If the network fails, the window stays with all that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const values = readUserForm(await request.clone().formData())
  return actOrStay<UserResult, UserResult>(serverAction<typeof action>, {
    outcome: 'refused',
    status: 503,
    message: '',
    errors: {},
    values,
  })
}

/** The users of the company, and the windows to add, change and delete one. */
export default function CompanyUsersPage() {
  const { users } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  const [query] = useSearchParams()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const toast = useToast()
  const flash = useFlashMessage()
  const navigate = useNavigate()
  const opener = useRef<HTMLElement>(null)
  const [lastSaved, setLastSaved] = useState<CompanyUser>()
  const close = () =>
    void navigate(companyUsersPath(locale), { replace: true, preventScrollReset: true })

  const saved = answer?.outcome === 'saved' ? answer : undefined
  const finish = useEffectEvent((done: NonNullable<typeof saved>) => {
    toast.success(done.message)
    // An unchanged password is unknown: there is nothing to show.
    setLastSaved(done.user.public_password === null ? undefined : done.user)
    close()
  })
  useEffect(() => {
    if (saved) finish(saved)
  }, [saved])

  const refused = answer?.outcome === 'refused' ? answer : undefined
  const find = (name: string) => users.find(({ id }) => id === readId(query.get(name)))
  const [edited, deleted] = [find('edit'), find('delete')]
  const shown = saved
    ? null
    : edited
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
  const last = saved?.user ?? lastSaved
  // Deleting a user removes the card too.
  const passOn = last?.public_password && users.some(({ id }) => id === last.id) ? last : undefined
  const add = (
    <ButtonLink
      to="?add"
      preventScrollReset
      onClick={(event) => {
        opener.current = event.currentTarget
      }}
      className="shrink-0"
    >
      <IconPlus size={20} aria-hidden />
      {t('companies.addUser')}
    </ButtonLink>
  )
  return (
    <section>
      <title>{t('companies.users')}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{t('companies.users')}</h1>
        {users.length > 0 && add}
      </div>
      {!hydrated && (saved?.message ?? flash) && (
        <Notice kind="success">{saved?.message ?? flash}</Notice>
      )}
      {passOn && <PassOn user={passOn} />}
      {shown && !hydrated && (
        <div className="mb-4 rounded-card border border-line bg-card p-4 sm:p-6">
          <h2 className="mb-4 text-lg font-bold">{shown.title}</h2>
          {shown.form}
        </div>
      )}
      {users.length === 0 ? (
        <EmptyState text={t('companies.noUsers')} hint={t('companies.noUsersHint')}>
          {add}
        </EmptyState>
      ) : (
        <UsersList
          users={users}
          onOpen={(link) => {
            opener.current = link
          }}
        />
      )}
      {hydrated && shown && (
        <Dialog open title={shown.title} opener={opener} onClose={close}>
          {shown.form}
        </Dialog>
      )}
    </section>
  )
}

/** E-mail and password of the user that was just saved, shown once. */
function PassOn({ user }: { user: CompanyUser }) {
  const t = useMessages()
  return (
    <Notice kind="success">
      <p className="font-bold">{t('companies.passOn', { name: user.name })}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-ink">
        <dt>{t('account.email')}</dt>
        <dd className="font-semibold wrap-anywhere">{user.email}</dd>
        <dt>{t('account.password')}</dt>
        <dd className="font-semibold wrap-anywhere">{user.public_password}</dd>
      </dl>
    </Notice>
  )
}
