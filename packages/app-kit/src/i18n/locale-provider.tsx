import type { Locale } from '@tsiran/contract/locale'
import type { Translator } from '@tsiran/i18n/translator'
import { UiTexts } from '@tsiran/ui/ui-texts'
import { useMemo, type ReactNode } from 'react'
import { LocaleContext } from './locale.ts'
import { MessagesContext } from './messages.ts'

/** Gives a page its language: to the shop's components and to the building blocks. */
export function LocaleProvider({
  locale,
  translator: t,
  children,
}: {
  locale: Locale
  translator: Translator
  children: ReactNode
}) {
  const texts = useMemo(
    () => ({
      path: t('ui.path'),
      pages: t('ui.pages'),
      page: (number: number) => t('ui.page', { number }),
      previous: t('ui.previous'),
      next: t('ui.next'),
      close: t('ui.close'),
      scrollBack: t('ui.scrollBack'),
      scrollOn: t('ui.scrollOn'),
      notifications: t('ui.notifications'),
      loading: t('ui.loading'),
    }),
    [t],
  )
  return (
    <LocaleContext value={locale}>
      <MessagesContext value={t}>
        <UiTexts value={texts}>{children}</UiTexts>
      </MessagesContext>
    </LocaleContext>
  )
}
