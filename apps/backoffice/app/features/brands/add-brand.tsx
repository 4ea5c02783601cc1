import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { brandsChanged } from './brand-queries.ts'

/** Adds a brand by its names, and opens its page for the rest. */
export function AddBrand({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const [label, setLabel] = useState(() => perLocale(() => ''))
  const add = useAct(() => api('POST /api/admin/brands', { body: { label } }), {
    done: t('common.saved'),
    refresh: brandsChanged,
    onDone: ({ data }) => void navigate(`/brands/${data.id}`),
  })
  return (
    <Dialog open onClose={onClose} title={t('brands.new')} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate()
        }}
      >
        <Text3Field
          label={t('brands.name')}
          value={label}
          onChange={setLabel}
          required
          maxLength={maxCatalogTexts.name}
          preferred={locale}
          errors={isApiError(add.error) ? text3Errors('label', add.error.fields) : {}}
        />
        <Button type="submit" loading={add.isPending} className="justify-self-end">
          {t('brands.add')}
        </Button>
      </form>
    </Dialog>
  )
}
