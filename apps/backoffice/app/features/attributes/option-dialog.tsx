import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { AdminAttribute, AttributeOption } from '@tsiran/contract/admin/attribute-shapes'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { ConflictDialog } from '@tsiran/ui/save-bar/conflict-dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { isSaidByFields } from '../../platform/api/said-by-fields.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { PictureValue } from '../media/picture-value.tsx'
import { conflictQuestion } from '../people/conflict-question.ts'
import { attributesChanged } from './attribute-queries.ts'
import { SwatchField } from './swatch-field.tsx'

type OptionValues = Pick<AttributeOption, 'label' | 'swatch_value' | 'swatch_image'>
const optionFields = ['label', 'swatch_value', 'swatch_image'] as const

interface OptionDialogProps {
  attribute: AdminAttribute
  /** The option to change; a new one without. */
  option?: AttributeOption
  onClose: () => void
}

/** Adds an option of an attribute, or changes one. */
export function OptionDialog({ attribute, option, onClose }: OptionDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const { id } = attribute
  // What the person has seen: a newer state that is read meanwhile is no reason to overwrite it.
  const [version] = useState(attribute.version)
  const [label, setLabel] = useState(() => option?.label ?? perLocale(() => ''))
  const [swatch, setSwatch] = useState(option?.swatch_value ?? null)
  const [picture, setPicture] = useState(option?.swatch_image ?? null)
  const [isSending, setIsSending] = useState(false)
  const mine = { label, swatch_value: swatch, swatch_image: picture }
  const save = useAct(
    (sent: { values: Partial<OptionValues>; version: number }) =>
      option
        ? api('PUT /api/admin/attributes/:id/options/:option_id', {
            params: { id, option_id: option.id },
            body: { ...sent.values, version: sent.version },
          })
        : api('POST /api/admin/attributes/:id/options', {
            params: { id },
            body: { version: sent.version, options: [mine] },
          }),
    { done: t('common.saved'), refresh: attributesChanged, onDone: onClose, quiet: true },
  )
  const failureText = useFailureText()
  const errors = isApiError(save.error) ? save.error.fields : {}
  const conflict = versionConflict<AdminAttribute>(save.error)
  const theirs = conflict?.current.options.find((other) => other.id === option?.id)
  const question =
    conflict &&
    conflictQuestion<OptionValues>(t, {
      conflict,
      names: theirs ? optionFields.filter((name) => !isSame(mine[name], option?.[name])) : [],
      mine,
      theirs: theirs ?? mine,
      words: {
        label: t('attributes.name'),
        swatch_value: t('attributes.swatch'),
        swatch_image: t('attributes.swatchImage'),
      },
      write: (name, value) =>
        name === 'swatch_image' ? <PictureValue pictureKey={value as string | null} /> : undefined,
      onResolve: (chosen) =>
        save.mutate({
          values: Object.fromEntries(chosen.map((name) => [name, mine[name]])),
          version: conflict.current.version,
        }),
      onClose: save.reset,
    })
  return (
    <FormDialog
      onClose={onClose}
      title={option ? t('attributes.editOption') : t('attributes.addOption')}
      wide
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate({ values: mine, version })
        }}
      >
        {save.error && !conflict && !isSaidByFields(errors, ['label', 'swatch_image']) && (
          <Notice kind="error">{failureText(save.error)}</Notice>
        )}
        <Text3Field
          label={t('attributes.name')}
          value={label}
          onChange={setLabel}
          required
          maxLength={maxCatalogTexts.name}
          preferred={locale}
          errors={text3Errors('label', errors)}
        />
        <SwatchField value={swatch} onChange={setSwatch} />
        <PictureField
          label={t('attributes.swatchImage')}
          hint={t('attributes.swatchImageHint')}
          value={picture === null ? [] : [picture]}
          onChange={([key = null]) => setPicture(key)}
          max={1}
          error={errors['swatch_image']?.[0]}
          onSending={setIsSending}
        />
        <Button
          type="submit"
          loading={save.isPending}
          disabled={isSending}
          className="justify-self-end"
        >
          {t('common.save')}
        </Button>
      </form>
      {question && <ConflictDialog conflict={question} pending={save.isPending} />}
    </FormDialog>
  )
}
