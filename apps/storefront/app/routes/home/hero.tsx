import { ButtonLink } from '@tsiran/ui/button'
import apricot from '../../components/shell/tsiran.svg?url'
import { useMessages } from '../../lib/messages.ts'

/** The first thing a visitor sees: what is in season, and the way to it. */
export function Hero({ to }: { to: string }) {
  const t = useMessages()
  return (
    <section className="flex items-center gap-2 overflow-hidden rounded-card bg-linear-110 from-apricot-light to-apricot-deep p-6 sm:p-10">
      <div className="min-w-0 flex-1">
        <h1 className="text-[1.625rem] leading-tight font-bold text-balance sm:text-4xl lg:text-[2.625rem]">{t('home.heroTitle')}</h1>
        <p className="mt-3 max-w-md sm:text-lg">{t('home.heroText')}</p>
        <ButtonLink to={to} prefetch="intent" className="mt-6 px-6 py-3 sm:text-base">
          {t('home.heroLink')}
        </ButtonLink>
      </div>
      <img
        src={apricot}
        alt=""
        width={256}
        height={256}
        fetchPriority="high"
        className="-mr-4 w-[34%] max-w-64 shrink-0 drop-shadow-xl sm:mr-0"
      />
    </section>
  )
}
