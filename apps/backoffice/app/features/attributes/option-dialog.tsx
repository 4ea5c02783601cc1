import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { AdminAttribute, AttributeOption } from '@tsiran/contract/admin/attributes'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Dialog } from '@tsiran/ui/dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useId, useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { attributesChanged } from './attribute-queries.ts'

interface OptionDialogProps {
  attribute: AdminAttribute
  /** The option to change; a new one without. */
  option?: AttributeOption
  onClose: () => void
}

/** Adds an option of an attribute, or changes one. */
export function OptionDialog({ attribute: { id, version }, option, onClose }: OptionDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const colour = useId()
  const [label, setLabel] = useState(() => option?.label ?? perLocale(() => ''))
  const [swatch, setSwatch] = useState(option?.swatch_value ?? null)
  const save = useAct(
    () =>
      option
        ? api('PUT /api/admin/attributes/:id/options/:option_id', {
            params: { id, option_id: option.id },
            body: { version, label, swatch_value: swatch },
          })
        : api('POST /api/admin/attributes/:id/options', {
            params: { id },
            body: { version, options: [{ label, swatch_value: swatch }] },
          }),
    { done: t('common.saved'), refresh: attributesChanged, onDone: onClose },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={option ? t('attributes.editOption') : t('attributes.addOption')}
      wide
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate()
        }}
      >
        <Text3Field
          label={t('attributes.name')}
          value={label}
          onChange={setLabel}
          required
          maxLength={maxCatalogTexts.name}
          preferred={locale}
          errors={isApiError(save.error) ? text3Errors('label', save.error.fields) : {}}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Checkbox
            label={t('attributes.hasSwatch')}
            checked={swatch !== null}
            onChange={({ target }) => setSwatch(target.checked ? '#f28c28' : null)}
          />
          {swatch !== null && (
            <span className="flex items-center gap-3">
              <label htmlFor={colour}>{t('attributes.swatch')}</label>
              <input
                id={colour}
                type="color"
                value={swatch}
                onChange={({ target }) => setSwatch(target.value)}
                className="h-11 w-16 cursor-pointer rounded-control border border-edge bg-card p-1"
              />
            </span>
          )}
        </div>
        <Button type="submit" loading={save.isPending} className="justify-self-end">
          {t('common.save')}
        </Button>
      </form>
    </Dialog>
  )
}
