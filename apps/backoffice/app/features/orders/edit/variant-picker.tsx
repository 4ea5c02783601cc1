import type { OrderVariant } from '@tsiran/contract/admin/order-edits'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { Picker } from '@tsiran/ui/picker/picker'
import type { PickerOption } from '@tsiran/ui/picker/use-option-search'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'

interface VariantOption extends PickerOption {
  variant: OrderVariant
}

/** Finds a variant by its sku or name and adds it to the order; the field is empty again for the next one. */
export function VariantPicker({
  orderId,
  onAdd,
}: {
  orderId: number
  onAdd: (variant: OrderVariant) => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const search = async (query: string, signal: AbortSignal): Promise<VariantOption[]> => {
    if (query === '') return []
    const { data } = await api('GET /api/admin/orders/:id/variants', {
      params: { id: orderId },
      query: { search: query, locale },
      signal,
    })
    return data.map((variant) => ({
      id: variant.variant_id,
      label: [variant.name, variant.options].filter(Boolean).join(', '),
      note: [
        variant.sku,
        formatMoney(variant.unit_price),
        t('orders.inStock', { count: variant.in_stock }),
      ].join(' · '),
      variant,
    }))
  }
  return (
    <Picker<VariantOption>
      label={t('orders.addProduct')}
      placeholder={t('orders.addProductHint')}
      value={null}
      onChange={(option) => option && onAdd(option.variant)}
      search={search}
    />
  )
}
