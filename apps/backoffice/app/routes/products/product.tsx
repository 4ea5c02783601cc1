import { Tabs } from '@base-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { productTrail } from '../../features/products/list/product-trail.ts'
import { ProductForm } from '../../features/products/one/product-form.tsx'
import { ProductActions, ProductAside } from '../../features/products/one/product-head.tsx'
import { useProductKeys } from '../../features/products/one/use-product-keys.ts'
import { productQuery } from '../../features/products/product-queries.ts'
import { textOf } from '../../features/products/text-of.ts'
import { StockPanel } from '../../features/stock/stock-panel.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One product: what it is, and who changed it. */
export default function Product() {
  const t = useMessages()
  const id = Number(useParams()['id'])
  const query = useQuery(productQuery(id))
  return (
    <LoadThing
      query={query}
      back={{ to: productTrail.placeOf(id).list, label: t('products.title') }}
    >
      {(product) => <ProductPage key={product.id} product={product} />}
    </LoadThing>
  )
}

const tabs = ['product', 'stock', 'history'] as const

function ProductPage({ product }: { product: AdminProduct }) {
  const t = useMessages()
  const locale = useLocale()
  const can = useCan()
  const mayWrite = can('catalogue.write')
  const shown = tabs.filter((name) => name !== 'stock' || can('stock.read'))
  const [params, setParams] = useSearchParams()
  const tab = shown.find((name) => name === params.get('tab')) ?? 'product'
  const [isStockSeen, setIsStockSeen] = useState(false)
  if (tab === 'stock' && !isStockSeen) setIsStockSeen(true)
  const { id } = product
  const options = new Map(
    product.attributes.flatMap((attribute) => attribute.options).map((one) => [one.id, one.label]),
  )
  const stocked = product.variants.map((variant) => ({
    id: variant.id,
    label: [
      variant.sku,
      ...variant.options.map(({ option_id }) => {
        const label = options.get(option_id)
        return label ? textOf(label, locale) : ''
      }),
    ]
      .filter(Boolean)
      .join(', '),
  }))
  useProductKeys(id)
  return (
    <Page
      title={textOf(product.name, locale) || product.sku}
      aside={<ProductAside product={product} />}
      back={{ to: productTrail.placeOf(id).list, label: t('products.title') }}
      actions={<ProductActions product={product} mayWrite={mayWrite} />}
    >
      {product.deleted_at && <Notice kind="warning">{t('products.deletedNote')}</Notice>}
      <Tabs.Root
        value={tab}
        onValueChange={(next) =>
          setParams(next === 'product' ? {} : { tab: String(next) }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        <Tabs.List
          aria-label={t('products.tabs.label')}
          className="mb-5 flex gap-1 overflow-x-auto border-b border-line"
        >
          {shown.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent px-3 text-muted aria-selected:border-apricot aria-selected:font-semibold aria-selected:text-ink"
            >
              {t(`products.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {/* What is typed stays while another tab is looked at. */}
        <Tabs.Panel value="product" keepMounted>
          <ProductForm product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="stock" keepMounted={isStockSeen}>
          <StockPanel variants={stocked} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <ThingHistory type="product" id={id} />
        </Tabs.Panel>
      </Tabs.Root>
    </Page>
  )
}
