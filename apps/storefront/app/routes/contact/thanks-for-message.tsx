import { homePath } from '@tsiran/contract/shop-paths'
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs'
import { ButtonLink } from '@tsiran/ui/button'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The confirmation of a sent message. */
export default function ThanksForMessagePage() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section className="flex flex-col items-center gap-4 py-12 text-center sm:py-20">
      <title>{t('site.thanks.title')}</title>
      <meta name="robots" content="noindex" />
      <span className="grid size-24 place-items-center rounded-full bg-leaf-soft text-leaf">
        <IconMailCheck size={48} stroke={1.5} aria-hidden />
      </span>
      <h1 className="max-w-xl text-3xl font-extrabold text-balance wrap-anywhere sm:text-4xl">
        {t('site.thanks.title')}
      </h1>
      <p className="max-w-md text-lg text-muted">{t('site.thanks.text')}</p>
      <ButtonLink to={homePath(locale)}>{t('site.thanks.next')}</ButtonLink>
    </section>
  )
}
