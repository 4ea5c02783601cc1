import { homePath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { SearchForm } from '../search/search-form.tsx'
import logo from '../shop/tsiran.svg?url'

/** The 404 page: the specification's text, a search box, and a link home. */
export function NotFoundPage() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section className="flex flex-col items-center gap-4 py-12 text-center sm:py-20">
      <title>{t('shell.notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <img src={logo} alt="" width={112} height={112} className="rotate-12" />
      <h1>
        <span className="block text-3xl font-bold sm:text-4xl">{t('shell.notFound.oops')}</span>
        <span className="mt-1 block text-xl font-semibold text-muted">
          {t('shell.notFound.text')}
        </span>
      </h1>
      <p className="max-w-md text-muted">{t('shell.notFound.hint')}</p>
      <SearchForm name={t('shell.notFound.search')} className="w-full max-w-md" />
      <ButtonLink to={homePath(locale)} variant="secondary">
        {t('shell.notFound.home')}
      </ButtonLink>
    </section>
  )
}
