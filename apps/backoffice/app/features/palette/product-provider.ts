import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { formatMoney } from '@tsiran/i18n/money'
import { callLocale } from '../../platform/api/call-locale.ts'
import { api } from '../../platform/api/admin-client.ts'
import { productPath } from '../products/paths.ts'
import { textOf } from '../products/text-of.ts'
import type { MakeProvider } from './make-provider.ts'

/** Products that the palette shows. */
const limit = 8

/** Products by sku, barcode or words of their name. */
export const products: MakeProvider = ({ t, can, go }) => {
  if (!can('catalogue.read')) return undefined
  return {
    id: 'products',
    title: t('products.title'),
    search: async (search, signal) => {
      if (search === '') return []
      const { data } = await api('GET /api/admin/products', { query: { search, limit }, signal })
      return data.map(({ id, name, sku, price }) => ({
        id: String(id),
        label: textOf(name, callLocale.current) || sku,
        note: `${sku}, ${formatMoney(price)}`,
        icon: IconPackage,
        run: () => go(productPath(id)),
      }))
    },
  }
}
