import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { DetailLayout } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { AllergensPanel } from './allergens-panel.tsx'
import { AttributesPanel } from './attributes-panel.tsx'
import { ErrorList } from './error-list.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { ProductSaveBar } from './product-save-bar.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { TextsPanel } from './texts-panel.tsx'
import { useProductForm } from './use-product-form.ts'

/** Everything that the staff writes of a product. A role that may only read sees the same with locked fields. */
export function ProductForm({ product }: { product: AdminProduct | undefined }) {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const form = useProductForm(product)
  const [open, setOpen] = useState<string>()
  const stored = form.base.product
  // A product that is being added goes on at a page of its own: what was typed meanwhile would stay behind.
  const isLeaving = form.isNew && form.pending
  const disabled = !mayWrite || isLeaving || (product?.deleted_at ?? null) !== null
  const side = (
    <>
      <PlacePanel disabled={disabled} id={stored?.id} />
      <AllergensPanel disabled={disabled} />
    </>
  )
  return (
    <FormProvider {...form.form}>
      <ErrorList onOpenRow={setOpen} />
      <DetailLayout side={side} sideLabel={t('products.place')}>
        <TextsPanel disabled={disabled} />
        <OfferPanel disabled={disabled} product={stored} open={open} onOpen={setOpen} />
        <AttributesPanel disabled={disabled} product={stored} />
        <PicturesPanel disabled={disabled} />
        <SeoPanel disabled={disabled} />
      </DetailLayout>
      <div className="mt-5">
        <ProductSaveBar form={form} />
      </div>
    </FormProvider>
  )
}
