import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { languages, locales } from '@tsiran/contract/locale'
import type { ReactNode } from 'react'
import { useChangeLocale } from '../../platform/i18n/language.tsx'
import { useTitle } from './page.tsx'

/** A page outside the shell: sign-in, invites, the claim of a new shop. */
export function Door({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  useTitle(title)
  const locale = useLocale()
  const changeLocale = useChangeLocale()
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-6 bg-cream px-4 py-10">
      <header className="text-2xl font-bold text-leaf">Tsiran</header>
      <main className="w-full max-w-md rounded-card border border-line bg-card p-6 sm:p-8">
        <h1 className="mb-2 text-xl font-bold">{title}</h1>
        {note && <p className="mb-5 text-muted">{note}</p>}
        {children}
      </main>
      <ul className="flex gap-1">
        {locales.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-pressed={code === locale}
              onClick={() => void changeLocale(code)}
              className="min-h-11 cursor-pointer rounded-control px-3 text-muted hover:bg-leaf-soft aria-pressed:font-semibold aria-pressed:text-leaf"
            >
              {languages[code].name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
