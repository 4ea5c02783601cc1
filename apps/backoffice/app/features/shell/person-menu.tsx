import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PopoverPanel } from '@tsiran/app-kit/blocks/popover-panel'
import { useOpen } from '@tsiran/app-kit/browser/use-open'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { languages, locales } from '@tsiran/contract/locale'
import { useId, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { chooseTheme, useTheme } from '../../platform/document/settings.ts'
import { themes } from '../../platform/document/theme-script.ts'
import { useChangeLocale, useMessages } from '../../platform/i18n/language.tsx'
import { useMe } from '../session/me-query.ts'

/** The person's own: language, theme, sign-out. */
export function PersonMenu() {
  const t = useMessages()
  const { name, email } = useMe()
  const locale = useLocale()
  const changeLocale = useChangeLocale()
  const theme = useTheme()
  const [open, setOpen] = useOpen()
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const signOut = useSignOut()
  return (
    <div className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('shell.person', { name })}
        onClick={() => setOpen(!open)}
        className="grid size-10 cursor-pointer place-items-center rounded-full bg-leaf-soft font-semibold text-leaf hover:bg-mint"
      >
        <span aria-hidden>{initials(name)}</span>
      </button>
      {open && (
        <PopoverPanel id={id} opener={opener} label={t('shell.person', { name })} onClose={() => setOpen(false)} className="w-72 p-4">
          <p className="font-semibold">{name}</p>
          <p className="mb-3 text-sm text-muted">{email}</p>
          <Choice label={t('shell.language')}>
            {locales.map((code) => (
              <ChoiceButton key={code} chosen={code === locale} lang={code} onClick={() => void changeLocale(code)}>
                {languages[code].name}
              </ChoiceButton>
            ))}
          </Choice>
          <Choice label={t('shell.theme')}>
            {themes.map((code) => (
              <ChoiceButton key={code} chosen={code === theme} onClick={() => chooseTheme(code)}>
                {t(`theme.${code}`)}
              </ChoiceButton>
            ))}
          </Choice>
          <button
            type="button"
            onClick={() => signOut.mutate()}
            className="-mx-2 mt-2 flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-leaf-soft"
          >
            <IconLogout size={20} aria-hidden />
            {t('shell.signOut')}
          </button>
        </PopoverPanel>
      )}
    </div>
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
  const queries = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => api('DELETE /api/admin/session'),
    onSuccess: async () => {
      await navigate('/sign-in')
      queries.clear()
    },
    onError: (error) => toast.error(failureText(error)),
  })
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="mb-3">
      <p className="mb-1 text-sm text-muted" aria-hidden>
        {label}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-1">{children}</div>
    </div>
  )
}

interface ChoiceButtonProps {
  chosen: boolean
  lang?: string
  onClick: () => void
  children: ReactNode
}

function ChoiceButton({ chosen, children, ...rest }: ChoiceButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={chosen}
      className="min-h-10 cursor-pointer rounded-control border border-line px-1 text-sm hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold"
    >
      {children}
    </button>
  )
}
