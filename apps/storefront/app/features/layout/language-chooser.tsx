import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { languages, locales } from '@tsiran/contract/locale'
import { homePath } from '@tsiran/contract/shop-paths'
import { useEffect, useId, useRef } from 'react'
import { storeLanguageChoice } from './language-choice.ts'
import { isForeignScript } from '@tsiran/app-kit/i18n/foreign-script'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import logo from '../shop/tsiran.svg?url'

/** The languages, each by its own name, in a window that holds the focus. Escape keeps the page's (R31). */
export function LanguageChooser({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const current = useLocale()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // The close event follows when the window is gone already, and never for a visitor who leaves at once.
      onCancel={storeLanguageChoice}
      onClose={onClose}
      className="m-auto w-[min(26rem,calc(100vw-1.75rem))] rounded-card bg-cream p-6 text-center text-ink shadow-xl shadow-ink/20 backdrop:bg-ink/45 sm:p-8"
    >
      <img src={logo} alt="" width={72} height={72} className="mx-auto" />
      <h2 id={title} className="mt-3 text-2xl font-bold text-balance">
        {t('firstVisit.title')}
      </h2>
      <ul className="mt-5 grid gap-2.5">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={homePath(locale)}
              lang={locale}
              hrefLang={locale}
              onClick={storeLanguageChoice}
              className={`flex min-h-13 items-center justify-between rounded-control border border-line bg-card px-4 text-lg font-semibold transition-colors duration-150 hover:border-leaf hover:bg-leaf-soft ${isForeignScript(locale, current) ? 'font-system' : ''}`}
            >
              {languages[locale].name}
              <IconChevronRight size={20} aria-hidden className="text-muted" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-balance text-muted">{t('firstVisit.hint')}</p>
    </dialog>
  )
}
