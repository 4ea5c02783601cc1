import { AskLanguage } from '../../features/layout/ask-language.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { locales } from '@tsiran/contract/locale'
import { newProductsPath, savingsPath } from '@tsiran/contract/shop-paths'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { cardOf } from '../../features/product/card.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../../features/shop/shop.ts'
import { BrandStrip } from './brand-strip.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { PromoCards } from './promo-cards.tsx'
import { Shelf } from './shelf.tsx'
import { Slider } from './slider.tsx'
import { shopData } from '../../platform/document/shop-data.ts'

/** Products of each shelf. */
const shelfSize = 8
/** Brands of the strip: those with the most products. */
const stripSize = 14

export async function loader({ params, context }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const locale = readLocale(params)
  const [channel, sliders, categories, savings, fresh, brands] = await Promise.all([
    client('GET /api/channel/1', { query: { locale } }),
    client('GET /api/sliders', { query: { locale } }),
    client('GET /api/categories', { query: { locale } }),
    client('GET /api/products', { query: { locale, savings: true, limit: shelfSize } }),
    client('GET /api/products', {
      query: { locale, sort: 'created_at', order: 'desc', limit: shelfSize },
    }),
    client('GET /api/brands', { query: { locale } }),
  ])
  return {
    title:
      channel.data.home_seo.meta_title.split('|')[locales.indexOf(locale)] ?? channel.data.name,
    shop: channel.data,
    categories: categories.data
      .filter(({ mainCats }) => mainCats)
      .map(({ id, name, slug, image_url, has_children }) => ({
        id,
        name,
        slug,
        image_url,
        has_children,
      })),
    slides: sliders.data,
    savings: savings.data.map(cardOf),
    fresh: fresh.data.map(cardOf),
    brands: brands.data
      .toSorted((one, other) => other.products_count - one.products_count)
      .slice(0, stripSize)
      .map(({ id, label, path }) => ({ id, label, path })),
  }
}

/** Slides, promotions, categories, two shelves of products, brands. */
export default function HomePage() {
  const { title, shop, slides, categories, savings, fresh, brands } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const { origin, description } = useShop()
  return (
    <>
      <Seo
        title={title}
        description={description || t('shell.footer.about')}
        thing={shopData(shop, origin, locale)}
      />
      <h1 className="sr-only">{title}</h1>
      {/* On phones the categories come before the promotions, on desktops the promotions are next to the slides. */}
      <div className="mt-3 grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {slides.length > 0 && <Slider slides={slides} />}
        <section aria-labelledby="categories" className="mt-5 lg:col-span-2">
          <h2 id="categories" className="mb-4 text-2xl font-bold">
            {t('home.categories')}
          </h2>
          <CategoryGrid categories={categories} />
        </section>
        <PromoCards phone={shop.contact.phone} />
      </div>
      <Shelf
        id="savings"
        title={t('home.savings')}
        all={{ to: savingsPath(locale), label: t('home.allSavings') }}
        products={savings}
      />
      <Shelf
        id="fresh"
        title={t('home.fresh')}
        all={{ to: newProductsPath(locale), label: t('home.allFresh') }}
        products={fresh}
      />
      {brands.length > 0 && <BrandStrip brands={brands} />}
      <AskLanguage />
    </>
  )
}
