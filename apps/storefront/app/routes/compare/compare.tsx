import { catalogPath, homePath } from '@tsiran/contract/shop-paths'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useComparison } from './compare-query.ts'
import { clearCompare, useCompared } from '../../features/compare/compare-list.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { CompareTable } from './compare-table.tsx'

/** The chosen products side by side. Only the browser stores them, so the server's markup has none. */
export default function ComparePage() {
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const ids = useCompared()
  return (
    <>
      <title>{t('compare.title')}</title>
      <meta name="robots" content="noindex" />
      <Crumbs
        steps={[{ label: t('catalog.home'), to: homePath(locale) }, { label: t('compare.title') }]}
      />
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{t('compare.title')}</h1>
        {ids.length > 0 && (
          <Button variant="quiet" onClick={clearCompare}>
            {t('compare.clear')}
          </Button>
        )}
      </div>
      {!hydrated && <Loading className="noscript:hidden" />}
      {!hydrated && <Empty className="hidden noscript:flex" />}
      {hydrated && (ids.length > 0 ? <Chosen ids={ids} /> : <Empty className="flex" />)}
    </>
  )
}

function Chosen({ ids }: { ids: readonly number[] }) {
  const { data, isError, refetch } = useComparison(ids)
  if (data)
    return data.products.length > 0 ? (
      <CompareTable comparison={data} />
    ) : (
      <Empty className="flex" />
    )
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />
}

function Loading({ className = '' }: { className?: string }) {
  const t = useMessages()
  return (
    <div role="status" aria-label={t('shell.loading')} className={className}>
      <Skeleton className="h-128 rounded-card" />
    </div>
  )
}

function Empty({ className }: { className: string }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div
      className={`flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center ${className}`}
    >
      <span className="grid size-24 place-items-center rounded-full bg-apricot-soft text-leaf">
        <IconScale size={48} stroke={1.5} aria-hidden />
      </span>
      <p className="text-xl font-bold text-balance">{t('compare.empty')}</p>
      <p className="max-w-md text-muted">{t('compare.hint')}</p>
      <ButtonLink to={catalogPath(locale)}>{t('compare.next')}</ButtonLink>
    </div>
  )
}
