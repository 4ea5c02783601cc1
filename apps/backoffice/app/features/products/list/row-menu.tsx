import { Menu } from '@base-ui/react/menu'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { productPath } from '@tsiran/contract/shop-paths'
import { popupClass } from '@tsiran/ui/popup-class'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { textOf } from '../text-of.ts'
import { useProductActs } from '../use-product-acts.ts'

const item =
  'flex min-h-10 w-full cursor-pointer items-center rounded-lg px-3 text-left outline-none data-highlighted:bg-leaf-soft max-md:min-h-11'

/** What can be done with a product without opening it. */
export function RowMenu({ row }: { row: ProductListRow }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const acts = useProductActs()
  const { id, version, status, deleted_at: deleted } = row
  const product = { id, version, name: textOf(row.name, locale) || row.sku }
  const shown = status === 'published'
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t('products.actionsOf', { name: product.name })}
        className="inline-grid size-8 cursor-pointer place-items-center rounded-full align-middle hover:bg-apricot-light max-md:size-11"
      >
        <IconDots size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-48 p-1.5`}>
            {shown && (
              <Menu.Item
                render={
                  <a href={productPath(locale, row.url_key)} target="_blank" rel="noreferrer" />
                }
                className={item}
              >
                {t('common.inShop')}
              </Menu.Item>
            )}
            {mayWrite && status !== 'service' && !deleted && (
              <>
                <Menu.Item
                  onClick={() => acts.run(shown ? 'hide' : 'publish', product)}
                  className={item}
                >
                  {t(shown ? 'products.act.hide' : 'products.act.publish')}
                </Menu.Item>
                <Menu.Item onClick={() => acts.copy(product)} className={item}>
                  {t('products.act.copy')}
                </Menu.Item>
                <Menu.Item
                  onClick={() => acts.run('remove', product)}
                  className={`${item} text-red`}
                >
                  {t('products.act.remove')}
                </Menu.Item>
              </>
            )}
            {mayWrite && deleted && (
              <Menu.Item onClick={() => acts.run('restore', product)} className={item}>
                {t('products.act.restore')}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
