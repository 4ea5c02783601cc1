import { maxProductTexts } from '@tsiran/contract/admin/product-choices'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { FormRichText, FormText3 } from './form-text3.tsx'

/** What shoppers read of a product, in every language beside each other. */
export function TextsPanel({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  return (
    <Panel title={t('products.texts')}>
      <div className="grid gap-5">
        <FormText3
          name="name"
          label={t('products.name')}
          maxLength={maxProductTexts.name}
          required
          disabled={disabled}
        />
        <FormText3
          name="short_description"
          label={t('products.shortDescription')}
          hint={t('products.shortDescriptionHint')}
          maxLength={maxProductTexts.shortDescription}
          multiline
          disabled={disabled}
        />
        <FormRichText name="description" label={t('products.description')} disabled={disabled} />
      </div>
    </Panel>
  )
}
