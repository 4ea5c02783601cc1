import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { companyUsersPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useRef } from 'react'
import {
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ClientActionFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { readUserForm } from './user-values.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { useFlashMessage } from './flash.ts'
import type { UserResult } from './user-action.ts'
import { UsersList } from './users-list.tsx'
import { PassOn } from './pass-on.tsx'
import type { loader } from './load-company-users.ts'
import { usePassOn } from './use-pass-on.ts'
import { useStandsInPage } from './use-stands-in-page.ts'
import { userWindow } from './user-window.tsx'
import type { action } from './company-users-action.ts'

export { action } from './company-users-action.ts'
export { loader } from './load-company-users.ts'

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
  const { inPage, section, enter } = useStandsInPage()
  const flash = useFlashMessage()
  const navigate = useNavigate()
  const opener = useRef<HTMLElement>(null)
  const close = () =>
    void navigate(companyUsersPath(locale), { replace: true, preventScrollReset: true })

  const saved = answer?.outcome === 'saved' ? answer : undefined
  const onOpen = (link: HTMLAnchorElement) => {
    opener.current = link
    enter(link)
  }
  const passOn = usePassOn(users, saved, close)

  const refused = answer?.outcome === 'refused' ? answer : undefined
  const shown = saved ? null : userWindow({ users, query, refused, t })
  const add = (
    <ButtonLink
      to="?add"
      preventScrollReset
      onClick={(event) => onOpen(event.currentTarget)}
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
      {shown && inPage && (
        <section
          ref={section}
          aria-label={shown.title}
          className="mb-4 rounded-card border border-line bg-card p-4 sm:p-6"
        >
          <h2 className="mb-4 text-lg font-bold wrap-anywhere">{shown.title}</h2>
          {shown.form}
        </section>
      )}
      {users.length === 0 ? (
        <EmptyState text={t('companies.noUsers')} hint={t('companies.noUsersHint')}>
          {add}
        </EmptyState>
      ) : (
        <UsersList users={users} onOpen={onOpen} />
      )}
      {shown && !inPage && (
        <Dialog open title={shown.title} opener={opener} onClose={close}>
          {shown.form}
        </Dialog>
      )}
    </section>
  )
}
