import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { productPath } from '@tsiran/contract/shop-paths'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { ActsMenu, type MenuAct } from '../../shell/acts-menu.tsx'
import { textOf } from '../text-of.ts'
import { useProductActs } from '../use-product-acts.ts'

/** What can be done with a product without opening it. */
export function RowMenu({ row }: { row: ProductListRow }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const acts = useProductActs()
  const { id, version, status, deleted_at: deleted } = row
  const product = { id, version, name: textOf(row.name, locale) || row.sku }
  const shown = status === 'published'
  const toShop: MenuAct = { label: t('common.inShop'), shopHref: productPath(locale, row.url_key) }
  const restore: MenuAct = {
    label: t('products.act.restore'),
    run: () => acts.run('restore', product),
  }
  const writes: MenuAct[] = [
    {
      label: t(shown ? 'products.act.hide' : 'products.act.publish'),
      run: () => acts.run(shown ? 'hide' : 'publish', product),
    },
    { label: t('products.act.copy'), run: () => acts.copy(product) },
    { label: t('products.act.remove'), danger: true, run: () => acts.run('remove', product) },
  ]
  return (
    <ActsMenu
      label={t('products.actionsOf', { name: product.name })}
      acts={[
        ...(shown ? [toShop] : []),
        ...(mayWrite && status !== 'service' && !deleted ? writes : []),
        ...(mayWrite && deleted ? [restore] : []),
      ]}
      className="inline-grid size-8 cursor-pointer place-items-center rounded-full align-middle hover:bg-apricot-light max-md:size-11"
    />
  )
}
