import { brandPath } from '@tsiran/contract/shop-paths'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { BrandMark } from './brand-mark.tsx'
import { useCategoryPath } from './category-path.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const { data } = await context.get(clientContext)('GET /api/brands', { query: { locale } })
  return { brands: data }
}

/** Brand tiles, each a link to the brand's products. */
export default function BrandsPage() {
  const { brands } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const path = useCategoryPath([])
  return (
    <>
      <Seo title={t('catalog.brands')} />
      <Crumbs steps={[...path, { label: t('catalog.brands') }]} />
      <h1 className="mb-6 text-2xl font-extrabold sm:text-3xl">{t('catalog.brands')}</h1>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {brands.map(({ id, label, path, products_count }) => (
          <li key={id}>
            <Link
              to={brandPath(locale, id)}
              className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-card p-4 text-center transition-shadow duration-150 hover:shadow-lg hover:shadow-ink/8"
            >
              <BrandMark label={label} path={path} />
              <span className="leading-snug">
                <span className="block font-bold">{label}</span>
                <span className="text-sm text-muted tabular-nums">
                  {t('catalog.total', { count: products_count })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
