import type { OrderGoods } from '@tsiran/contract/admin/orders'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { Picker } from '@tsiran/ui/picker/picker'
import type { PickerOption } from '@tsiran/ui/picker/use-option-search'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'

interface GoodsOption extends PickerOption {
  goods: OrderGoods
}

/** Finds a variant by its sku or name and adds it to the order; the field is empty again for the next one. */
export function GoodsPicker({
  orderId,
  onAdd,
}: {
  orderId: number
  onAdd: (goods: OrderGoods) => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const search = async (query: string, signal: AbortSignal): Promise<GoodsOption[]> => {
    if (query === '') return []
    const { data } = await api('GET /api/admin/orders/:id/goods', {
      params: { id: orderId },
      query: { search: query, locale },
      signal,
    })
    return data.map((goods) => ({
      id: goods.variant_id,
      label: [goods.name, goods.options].filter(Boolean).join(', '),
      note: [
        goods.sku,
        formatMoney(goods.unit_price),
        t('orders.inStock', { count: goods.in_stock }),
      ].join(' · '),
      goods,
    }))
  }
  return (
    <Picker<GoodsOption>
      label={t('orders.addGoods')}
      placeholder={t('orders.addGoodsHint')}
      value={null}
      onChange={(option) => option && onAdd(option.goods)}
      search={search}
    />
  )
}
