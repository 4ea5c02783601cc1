import { maxPictures } from '@tsiran/contract/admin/product-choices'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useState } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { PictureField } from '../../media/picture-field.tsx'
import { FormText, useProductField } from './form-fields.tsx'
import { OfferFields } from './offer-fields.tsx'

interface VariantDialogProps {
  row: string
  name: string
  disabled: boolean
  onRemove: () => void
  onClose: () => void
}

/** Everything of one variant. What is written stays in the form when the window closes; the page's save bar saves it. */
export function VariantDialog(props: VariantDialogProps) {
  const { row, name, disabled, onRemove, onClose } = props
  const t = useMessages()
  const pictures = useProductField(`rows.${row}.images`)
  const [isSending, setIsSending] = useState(false)
  return (
    <Dialog open onClose={onClose} title={name} wide>
      <div className="grid gap-5">
        <FormText
          name={`rows.${row}.sku`}
          label={t('products.sku')}
          maxLength={100}
          required
          disabled={disabled}
        />
        <OfferFields row={row} disabled={disabled} narrow />
        <PictureField
          label={t('products.variantPictures')}
          value={pictures.value}
          onChange={pictures.set}
          max={maxPictures}
          disabled={disabled}
          onSending={setIsSending}
        />
        <div className="flex flex-wrap justify-between gap-2">
          {!disabled && (
            <Button variant="danger" onClick={onRemove}>
              {t('products.removeVariant')}
            </Button>
          )}
          <Button onClick={onClose} disabled={isSending} className="ml-auto">
            {t('common.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
