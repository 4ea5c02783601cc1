import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { formatMoney } from '@tsiran/i18n/money'
import { api } from '../../platform/api/admin-client.ts'
import type { MakeProvider } from './providers.ts'

/** Orders that the palette lists at most. */
const limit = 6

/** Orders by number, phone, name, company or e-mail. */
export const orders: MakeProvider = ({ t, can, go }) => {
  if (!can('orders.read')) return undefined
  return {
    id: 'orders',
    title: t('orders.title'),
    search: async (query, signal) => {
      if (query.trim() === '') return []
      const { data } = await api('GET /api/admin/orders', { query: { search: query.trim(), limit }, signal })
      return data.map(({ id, name, company, grand_total: total }) => ({
        id: String(id),
        label: t('orders.name', { number: id }),
        note: `${company?.name || name}, ${formatMoney(total)}`,
        icon: IconShoppingBag,
        run: () => go(`/orders/${id}`),
      }))
    },
  }
}
