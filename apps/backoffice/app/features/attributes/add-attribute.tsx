import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { AttributeType } from '@tsiran/contract/admin/attributes'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Field } from '@tsiran/ui/field'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { attributesChanged } from './attribute-queries.ts'
import { KindFields } from './kind-fields.tsx'

/** Adds an attribute, and opens its page for its options. */
export function AddAttribute({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const locale = useLocale()
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
  const errors = isApiError(add.error) ? add.error.fields : {}
  return (
    <Dialog open onClose={onClose} title={t('attributes.new')} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate()
        }}
      >
        <Text3Field
          label={t('attributes.name')}
          value={label}
          onChange={setLabel}
          required
          maxLength={maxCatalogTexts.name}
          preferred={locale}
          errors={text3Errors('label', errors)}
        />
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
        <Button type="submit" loading={add.isPending} className="justify-self-end">
          {t('attributes.add')}
        </Button>
      </form>
    </Dialog>
  )
}
