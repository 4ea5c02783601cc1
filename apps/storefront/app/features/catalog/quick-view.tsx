import type { Product } from '@tsiran/contract/product-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useEffect, useState } from 'react'
import { useQuery } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import type { Card } from '../product/card.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { BuyBox } from '../cart/buy-box.tsx'
import { ProductGallery } from '../product/product-gallery.tsx'
import { useVariant } from '../product/use-variant.ts'

interface QuickViewProps {
  product: Card
  onClose: () => void
}

/** A product in a dialog over its list: pictures, price, options, stepper, and the way to its page. */
export function QuickView({ product, onClose }: QuickViewProps) {
  const t = useMessages()
  const locale = useLocale()
  // Mounted closed, so that its opening is animated.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const { data, isError, refetch } = useQuery({
    queryKey: ['product', locale, product.id],
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/products/:id', {
          params: { id: product.id },
          query: { locale },
          signal,
        })
      ).data,
  })
  return (
    <Dialog open={open} onClose={onClose} title={product.name} wide>
      {data && <Content product={data} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && !data && <Loading />}
      <ButtonLink
        to={productPath(locale, product.url_key)}
        variant="quiet"
        className="mt-4"
        onClick={onClose}
      >
        {t('product.wholePage')}
      </ButtonLink>
    </Dialog>
  )
}

function Content({ product }: { product: Product }) {
  const state = useVariant(product)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ProductGallery
        key={state.variant?.id}
        images={state.images}
        name={product.name}
        sizes="(min-width: 640px) 360px, 90vw"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <BuyBox product={product} state={state} />
      </div>
    </div>
  )
}

function Loading() {
  const t = useMessages()
  return (
    <div role="status" aria-label={t('shell.loading')} className="grid gap-6 sm:grid-cols-2">
      <Skeleton className="aspect-square rounded-card" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
