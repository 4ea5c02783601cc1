import { useMessages } from '@tsiran/app-kit/i18n/messages'
import logo from '../shop/tsiran.svg?url'

/** The page of an error of the server, with a button to try again. */
export function ErrorPage() {
  const t = useMessages()
  return (
    <section className="content flex flex-col items-center gap-4 py-16 text-center">
      <title>{t('shell.error.title')}</title>
      <meta name="robots" content="noindex" />
      <img src={logo} alt="" width={112} height={112} className="-rotate-12 grayscale-50" />
      <h1 className="text-3xl font-bold text-balance">{t('shell.error.title')}</h1>
      <p className="max-w-md text-muted">{t('shell.error.text')}</p>
      <a
        href=""
        className="inline-flex min-h-11 items-center rounded-control bg-leaf px-5 font-bold text-white hover:bg-leaf-dark"
      >
        {t('shell.error.again')}
      </a>
    </section>
  )
}
