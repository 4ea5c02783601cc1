import type { AdminAttribute } from '@tsiran/contract/admin/attribute-shapes'
import { maxPastedOptions } from '@tsiran/contract/admin/attribute-options'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { attributesChanged } from './attribute-queries.ts'
import { divideOptions, readOptions } from './read-options.ts'

interface PasteOptionsProps {
  attribute: AdminAttribute
  onClose: () => void
}

/** Adds many options from a pasted list; the preview follows the typing. */
export function PasteOptions({ attribute, onClose }: PasteOptionsProps) {
  const { id, version } = attribute
  const t = useMessages()
  const locale = useLocale()
  const [text, setText] = useState('')
  const { added: options, known } = divideOptions(
    readOptions(text),
    attribute.options.map(({ label }) => label),
  )
  const tooMany = options.length > maxPastedOptions
  const add = useAct(
    () =>
      api('POST /api/admin/attributes/:id/options', { params: { id }, body: { version, options } }),
    { done: t('common.saved'), refresh: attributesChanged, onDone: onClose },
  )
  return (
    <FormDialog onClose={onClose} title={t('attributes.pasteOptions')} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate()
        }}
      >
        <TextArea
          label={t('attributes.pasteLabel')}
          hint={t('attributes.pasteHint')}
          error={tooMany ? t('attributes.tooMany', { max: maxPastedOptions }) : undefined}
          rows={8}
          value={text}
          maxLength={maxCatalogTexts.paste}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        {options.length > 0 && (
          <ul
            aria-label={t('attributes.preview')}
            tabIndex={0}
            className="flex max-h-40 flex-wrap gap-2 overflow-y-auto"
          >
            {options.slice(0, maxPastedOptions).map(({ label, swatch_value }, place) => (
              <li
                key={`${place} ${label.hy}`}
                className="inline-flex items-center gap-2 rounded-full border border-line bg-card px-3 py-1"
              >
                {swatch_value && (
                  <span
                    aria-hidden
                    className="size-4 rounded-full border border-edge"
                    style={{ backgroundColor: swatch_value }}
                  />
                )}
                {label[locale]}
              </li>
            ))}
          </ul>
        )}
        {known.length > 0 && (
          <p role="status" className="max-h-24 overflow-y-auto text-sm text-muted">
            {t('attributes.pasteKnown', {
              names: known.map(({ label }) => label[locale]).join(', '),
            })}
          </p>
        )}
        <Button
          type="submit"
          loading={add.isPending}
          disabled={options.length === 0 || tooMany}
          className="justify-self-end"
        >
          {t('attributes.pasteAdd', { count: options.length })}
        </Button>
      </form>
    </FormDialog>
  )
}
