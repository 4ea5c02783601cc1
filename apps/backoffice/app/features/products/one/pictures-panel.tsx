import { maxPictures, type AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { PictureField } from '../../media/picture-field.tsx'
import { useProductField } from './form-fields.tsx'

/** Addresses of the small pictures that came with a product, by their keys. */
export const usePictureAddresses = (product: AdminProduct | undefined): Map<string, string> =>
  useMemo(
    () => new Map(product?.pictures.map(({ key, small_image_url }) => [key, small_image_url])),
    [product],
  )

/** The product's pictures; those of a variant are with the variant. */
export function PicturesPanel(props: { disabled: boolean; product: AdminProduct | undefined }) {
  const t = useMessages()
  const { value, set } = useProductField('images')
  const addresses = usePictureAddresses(props.product)
  return (
    <Panel title={t('products.pictures')}>
      <PictureField
        label={t('products.pictures')}
        value={value}
        onChange={set}
        addresses={addresses}
        max={maxPictures}
        disabled={props.disabled}
      />
    </Panel>
  )
}
