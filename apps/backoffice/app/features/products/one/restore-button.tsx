import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { textOf } from '../text-of.ts'
import { useProductActs } from '../use-product-acts.ts'

/** Takes a deleted product back, beside the sentence that says so; nothing where it is not deleted, or gone for good. */
export function RestoreButton({
  product: { id, version, sku, name, deleted_at },
}: {
  product: AdminProduct
}) {
  const t = useMessages()
  const locale = useLocale()
  const acts = useProductActs()
  if (deleted_at === null) return null
  return (
    <Button
      variant="secondary"
      className="mt-2"
      loading={acts.pending}
      onClick={() => acts.run('restore', { id, version, name: textOf(name, locale) || sku })}
    >
      {t('products.act.restore')}
    </Button>
  )
}
