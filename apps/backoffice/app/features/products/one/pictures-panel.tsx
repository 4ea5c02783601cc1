import { maxPictures } from '@tsiran/contract/admin/product-choices'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { PictureField } from '../../media/picture-field.tsx'
import { useProductField } from './form-fields.tsx'

/** The product's pictures; those of a variant are with the variant. */
export function PicturesPanel({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  const { value, set, error } = useProductField('images')
  return (
    <Panel title={t('products.pictures')}>
      <PictureField
        label={t('products.picturesOrder')}
        value={value}
        onChange={set}
        max={maxPictures}
        error={error}
        disabled={disabled}
      />
    </Panel>
  )
}
