import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useMutation } from '@tanstack/react-query'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { languages, locales } from '@tsiran/contract/locale'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { chooseTheme, useTheme } from '../../platform/document/settings.ts'
import { themes } from '../../platform/document/theme-script.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useMe } from '../session/me-query.ts'
import { useSaveMe } from '../session/use-save-me.ts'
import { Choice } from './choice.tsx'
import { PopoverButton } from './popover-button.tsx'

const itemClass =
  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-leaf-soft'

/** The person's own: language, theme, sign-out. */
export function PersonMenu() {
  const t = useMessages()
  const { name, email } = useMe()
  const locale = useLocale()
  const save = useSaveMe()
  const theme = useTheme()
  const signOut = useSignOut()
  return (
    <PopoverButton
      label={t('shell.person', { name })}
      initials={initials(name)}
      className="size-11 bg-leaf-soft font-semibold text-leaf before:content-[attr(data-initials)] hover:bg-mint"
      panelClass="w-72 p-4"
    >
      {() => (
        <>
          <p className="font-semibold">{name}</p>
          <p className="mb-3 text-sm text-muted">{email}</p>
          <div className="mb-3 grid gap-3">
            <Choice
              label={t('shell.language')}
              options={locales}
              value={locale}
              name={(code) => languages[code].name}
              lang={(code) => code}
              onChoose={(code) => save.mutate({ locale: code })}
            />
            <Choice
              label={t('shell.theme')}
              options={themes}
              value={theme}
              name={(code) => t(`theme.${code}`)}
              onChoose={chooseTheme}
            />
          </div>
          <Link to="/me" className={itemClass}>
            <IconSettings size={20} aria-hidden />
            {t('me.title')}
          </Link>
          <button type="button" onClick={() => signOut.mutate()} className={itemClass}>
            <IconLogout size={20} aria-hidden />
            {t('shell.signOut')}
          </button>
        </>
      )}
    </PopoverButton>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()

function useSignOut() {
  const navigate = useNavigate()
  const toast = useToast()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => api('DELETE /api/admin/session'),
    onSuccess: () => navigate('/sign-in'),
    onError: (error) => toast.error(failureText(error)),
  })
}
