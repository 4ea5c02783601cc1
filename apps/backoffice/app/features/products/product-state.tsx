import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones: Record<ProductListRow['status'], StatusTone> = {
  published: 'good',
  hidden: 'off',
  service: 'other',
}

/** Whether shoppers see a product; a deleted one says so. */
export function ProductState(props: { status: ProductListRow['status']; deleted?: boolean }) {
  const t = useMessages()
  if (props.deleted) return <Status tone="bad">{t('products.deleted')}</Status>
  return <Status tone={tones[props.status]}>{t(`products.statuses.${props.status}`)}</Status>
}
