import { productsPath } from '../../features/products/paths.ts'
import { ProductForm } from '../../features/products/one/product-form.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A product that is yet to be written; it is hidden until somebody publishes it. */
export default function NewProduct() {
  const t = useMessages()
  return (
    <Page title={t('products.new')} back={{ to: productsPath, label: t('products.title') }}>
      <ProductForm product={undefined} />
    </Page>
  )
}
