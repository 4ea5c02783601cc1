import { profilePath } from '@tsiran/contract/shop-paths'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Dialog } from '@tsiran/ui/dialog'
import { useRef } from 'react'
import {
  Link,
  useActionData,
  useNavigate,
  useSearchParams,
  type ClientActionFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { readPart, typedTexts } from './profile-values.ts'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { useAccount } from './account.tsx'
import { useFlashMessage } from './flash.ts'
import { useStandsInPage } from './use-stands-in-page.ts'
import { ProfileForm } from './profile-form.tsx'
import type { action } from './profile-action.ts'

export { action } from './profile-action.ts'

/** If the network fails, the window stays with all that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const lost = { part: form.get('part'), typed: typedTexts(form), errors: {}, message: '' }
  return actOrStay(serverAction<typeof action>, lost)
}

/** The person's data, each part with a button to change it. A sub-user's is shorter, and only the Manager changes it. */
export default function ProfilePage() {
  const session = useAccount()
  const refused = useActionData<typeof clientAction>()
  const [query] = useSearchParams()
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const { inPage, section, enter } = useStandsInPage()
  const navigate = useNavigate()
  const flash = useFlashMessage()
  const opener = useRef<HTMLElement>(null)
  const { first_name, last_name, phone, email } = session.data
  const part = readPart(query.get('edit'), session.role)
  const form = part && (
    <ProfileForm
      key={part}
      part={part}
      customer={session.data}
      refused={refused?.part === part ? refused : undefined}
    />
  )
  const row = (label: string, value: string, edit?: string) => ({ label, value, edit })
  const rows =
    session.role === 'subUser'
      ? [row(t('account.firstName'), first_name), row(t('account.email'), email)]
      : [
          row(t('account.firstName'), first_name, 'person'),
          row(t('account.lastName'), last_name, 'person'),
          row(t('account.phone'), phone, 'person'),
          row(t('account.email'), email, 'email'),
          row(t('account.password'), '••••••••', 'password'),
        ]
  return (
    <section>
      <title>{t('account.profile')}</title>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{t('account.profile')}</h1>
      {flash && !hydrated && <Notice kind="success">{flash}</Notice>}
      {form && inPage && (
        <section
          ref={section}
          aria-label={t(`account.edit.${part}`)}
          className="mb-4 rounded-card border border-line bg-card p-4 sm:p-6"
        >
          <h2 className="mb-4 text-lg font-bold">{t(`account.edit.${part}`)}</h2>
          {form}
        </section>
      )}
      <dl className="rounded-card border border-line bg-card px-4 sm:px-6">
        {rows.map(({ label, value, edit }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 last:border-b-0 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <dt className="col-start-1 text-sm text-muted sm:text-base">{label}</dt>
            <dd className="col-start-1 font-semibold wrap-anywhere sm:col-start-2">{value}</dd>
            {edit && (
              <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
                <Link
                  to={`?edit=${edit}`}
                  preventScrollReset
                  onClick={(event) => {
                    opener.current = event.currentTarget
                    enter(event.currentTarget)
                  }}
                  aria-label={t('ui.named', { label: t('account.change'), name: label })}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-leaf hover:bg-leaf-soft"
                >
                  <IconPencil size={18} aria-hidden />
                  {t('account.change')}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {part && !inPage && (
        <Dialog
          open
          title={t(`account.edit.${part}`)}
          opener={opener}
          onClose={() =>
            void navigate(profilePath(locale), { replace: true, preventScrollReset: true })
          }
        >
          {form}
        </Dialog>
      )}
    </section>
  )
}
