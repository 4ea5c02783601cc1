import { maxLabels } from '@tsiran/contract/admin/labels'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { productPath as shopPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { printLabelsPath } from '../../labels/paths.ts'
import { useCan } from '../../session/me-query.ts'
import { ActsMenu } from '../../shell/acts-menu.tsx'
import { ShopLink } from '../../shell/shop-link.tsx'
import { TrailLinks } from '../../lists/trail-links.tsx'
import { productTrail } from '../list/product-trail.ts'
import { ProductState } from '../product-state.tsx'
import { textOf } from '../text-of.ts'
import { useProductActs } from '../use-product-acts.ts'

/** Beside a product's name: its state, and the way to the products beside it. */
export function ProductAside({ product }: { product: AdminProduct }) {
  const t = useMessages()
  return (
    <>
      <ProductState status={product.status} deleted={product.deleted_at !== null} />
      <TrailLinks
        trail={productTrail}
        id={product.id}
        previous={t('products.previous')}
        next={t('products.next')}
      />
    </>
  )
}

/** What can be done with a product: seen in the shop, published, copied, deleted. */
export function ProductActions(props: { product: AdminProduct; mayWrite: boolean }) {
  const { product, mayWrite } = props
  const t = useMessages()
  const locale = useLocale()
  const can = useCan()
  const acts = useProductActs()
  const { id, version, sku, status, deleted_at: deleted } = product
  const seen = { id, version, name: textOf(product.name, locale) || sku }
  const shown = status === 'published'
  return (
    <>
      {can('stock.read') && !deleted && status !== 'service' && (
        <ButtonLink
          variant="secondary"
          to={printLabelsPath(product.variants.slice(0, maxLabels).map((one) => one.id))}
        >
          {t('labels.short')}
        </ButtonLink>
      )}
      {product.in_shop && <ShopLink href={shopPath(locale, product.url_key)} />}
      {mayWrite && deleted && (
        <Button loading={acts.pending} onClick={() => acts.run('restore', seen)}>
          {t('products.act.restore')}
        </Button>
      )}
      {mayWrite && !deleted && status !== 'service' && (
        <>
          <ActsMenu
            label={t('products.actions')}
            acts={[
              { label: t('products.act.copy'), run: () => acts.copy(seen) },
              {
                label: t('products.act.remove'),
                danger: true,
                run: () => acts.run('remove', seen),
              },
            ]}
          />
          <Button
            variant={shown ? 'secondary' : 'primary'}
            loading={acts.pending}
            onClick={() => acts.run(shown ? 'hide' : 'publish', seen)}
          >
            {t(shown ? 'products.act.hide' : 'products.act.publish')}
          </Button>
        </>
      )}
    </>
  )
}
