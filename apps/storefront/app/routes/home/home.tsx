import { ProductGrid } from '../../components/product/product-grid.tsx'
import { Seo } from '../../components/shell/seo.tsx'
import { locales } from '@tsiran/contract/locale'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { clientContext } from '../../lib/context.ts'
import { shopData } from '../../lib/json-ld.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useShop } from '../../lib/shop.ts'
import { CategoryGrid } from './category-grid.tsx'
import { Hero } from './hero.tsx'
import { PromoCards } from './promo-cards.tsx'

/** Products of each shelf. */
const shelfSize = 8

export async function loader({ params, context }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const locale = readLocale(params)
  const [channel, categories, savings, fresh] = await Promise.all([
    client('GET /api/channel/1', { query: { locale } }),
    client('GET /api/categories', { query: { locale } }),
    client('GET /api/products', { query: { locale, savings: true, limit: shelfSize } }),
    client('GET /api/products', { query: { locale, sort: 'created_at', order: 'desc', limit: shelfSize } }),
  ])
  return {
    title: channel.data.home_seo.meta_title.split('|')[locales.indexOf(locale)] ?? channel.data.name,
    shop: { name: channel.data.name, contact: channel.data.contact },
    categories: categories.data
      .filter(({ mainCats }) => mainCats)
      .map(({ id, name, slug, image_url, has_children }) => ({ id, name, slug, image_url, has_children })),
    savings: savings.data,
    fresh: fresh.data,
  }
}

/** Hero, promotions, categories, and two shelves of goods. */
export default function HomePage() {
  const { title, shop, categories, savings, fresh } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const { origin } = useShop()
  const allSavings = `/${locale}/shop/catalog?savings=true`
  return (
    <>
      <Seo title={title} description={t('shell.footer.about')} thing={shopData(shop, origin, locale)} />
      <div className="mt-3 grid gap-3 sm:gap-4 lg:grid-cols-[2fr_1fr]">
        <Hero to={allSavings} />
        <PromoCards phone={shop.contact.phone} />
      </div>
      <section aria-labelledby="categories" className="mt-10">
        <h2 id="categories" className="mb-4 text-2xl font-bold">
          {t('home.categories')}
        </h2>
        <CategoryGrid categories={categories} />
      </section>
      {savings.length > 0 && (
        <section aria-labelledby="savings" className="mt-10">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="savings" className="text-2xl font-bold">
              {t('home.savings')}
            </h2>
            <Link to={allSavings} prefetch="intent" className="inline-flex min-h-11 items-center font-semibold text-leaf hover:underline">
              {t('home.allSavings')}
            </Link>
          </div>
          <ProductGrid products={savings} />
        </section>
      )}
      {fresh.length > 0 && (
        <section aria-labelledby="fresh" className="mt-10">
          <h2 id="fresh" className="mb-4 text-2xl font-bold">
            {t('home.fresh')}
          </h2>
          <ProductGrid products={fresh} />
        </section>
      )}
    </>
  )
}
