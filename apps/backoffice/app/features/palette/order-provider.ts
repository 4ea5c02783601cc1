import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { formatMoney } from '@tsiran/i18n/money'
import { findInShop } from './find-in-shop.ts'
import type { MakeProvider } from './make-provider.ts'

/** Orders by number, phone, name, company or e-mail. */
export const orders: MakeProvider = ({ t, can, go }) => {
  if (!can('orders.read')) return undefined
  return {
    id: 'orders',
    title: t('orders.title'),
    search: async (query, signal) => {
      if (query === '') return []
      const { orders: found } = await findInShop(query, signal)
      return found.map(({ id, name, grand_total: total }) => ({
        id: String(id),
        label: t('orders.name', { number: id }),
        note: [name, formatMoney(total)].filter(Boolean).join(', '),
        icon: IconShoppingBag,
        run: () => go(`/orders/${id}`),
      }))
    },
  }
}
