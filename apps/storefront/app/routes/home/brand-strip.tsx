import { brandPath, brandsPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { mediaSet } from '../../platform/document/media-set.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { SectionHead } from './section-head.tsx'

interface Brand {
  id: number
  label: string
  /** The logo's address; empty where there is none. */
  path: string
}

/** Brands in a row: seven visible on desktops, the others by swipe. */
export function BrandStrip({ brands }: { brands: readonly Brand[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="brands" className="mt-10">
      <SectionHead
        id="brands"
        title={t('home.brands')}
        all={{ to: brandsPath(locale), label: t('home.allBrands') }}
      />
      <ul className="-mx-3.5 grid snap-x auto-cols-[7.5rem] grid-flow-col gap-3 overflow-x-auto scroll-px-3.5 px-3.5 pb-2 [scrollbar-width:none] sm:mx-0 sm:auto-cols-[minmax(8.5rem,1fr)] sm:scroll-px-0 sm:px-0 lg:grid-flow-row lg:grid-cols-7">
        {brands.map(({ id, label, path }) => (
          <li key={id} className="snap-start">
            <Link
              to={brandPath(locale, id)}
              prefetch="intent"
              className="flex h-full flex-col items-center gap-2 rounded-card border border-line bg-card p-3 text-center text-sm leading-tight font-semibold transition-shadow duration-150 hover:shadow-lg hover:shadow-ink/8"
            >
              {path && (
                <img
                  src={path}
                  srcSet={mediaSet(path, 'webp', [240, 480])}
                  sizes="104px"
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  decoding="async"
                  className="size-22 rounded-control object-cover"
                />
              )}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
