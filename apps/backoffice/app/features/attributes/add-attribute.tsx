import type { AttributeType } from '@tsiran/contract/admin/attribute-shapes'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { Field } from '@tsiran/ui/field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreateDialog } from '../ordering/create-dialog.tsx'
import { attributesChanged } from './attribute-queries.ts'
import { KindFields } from './kind-fields.tsx'

/** Adds an attribute, and opens its page for its options. */
export function AddAttribute({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [label, setLabel] = useState(() => perLocale(() => ''))
  const [code, setCode] = useState('')
  const [kind, setKind] = useState({
    type: 'select' as AttributeType,
    filterable: true,
    configurable: false,
  })
  const add = useAct(() => api('POST /api/admin/attributes', { body: { label, code, ...kind } }), {
    done: t('common.saved'),
    refresh: attributesChanged,
    onDone: ({ data }) => void navigate(`/attributes/${data.id}`),
  })
  return (
    <CreateDialog
      title={t('attributes.new')}
      field="label"
      label={t('attributes.name')}
      value={label}
      onChange={setLabel}
      submit={t('attributes.add')}
      create={add}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field
            label={t('attributes.code')}
            hint={t('attributes.codeHint')}
            value={code}
            maxLength={maxCatalogTexts.code}
            error={errors['code']?.[0]}
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
          <KindFields
            value={kind}
            onChange={(change) => setKind({ ...kind, ...change })}
            errors={{
              filterable: errors['filterable']?.[0],
              configurable: errors['configurable']?.[0],
            }}
          />
        </>
      )}
    </CreateDialog>
  )
}
