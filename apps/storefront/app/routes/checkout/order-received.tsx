import { homePath } from '@tsiran/contract/shop-paths'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { ButtonLink } from '@tsiran/ui/button'
import type { ReactNode } from 'react'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The confirmation of an order: its number, where there is one, and its details. */
export function OrderReceived({ number, children }: { number: string; children?: ReactNode }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="mx-auto mt-6 flex max-w-xl flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      <title>{t('thanks.title')}</title>
      <meta name="robots" content="noindex" />
      <span className="grid size-24 place-items-center rounded-full bg-leaf-soft text-leaf">
        <IconCircleCheck size={56} stroke={1.5} aria-hidden />
      </span>
      <h1 className="text-2xl font-extrabold text-balance sm:text-3xl">{t('thanks.title')}</h1>
      {number && (
        <p>
          <span className="block text-muted">{t('thanks.number')}</span>
          <b className="text-3xl tabular-nums">{number}</b>
        </p>
      )}
      {children}
      <ButtonLink to={homePath(locale)}>{t('thanks.next')}</ButtonLink>
    </div>
  )
}
