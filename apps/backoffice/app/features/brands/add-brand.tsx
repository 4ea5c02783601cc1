import { perLocale } from '@tsiran/contract/map-text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreateDialog } from '../ordering/create-dialog.tsx'
import { brandsChanged } from './brand-queries.ts'

/** Adds a brand by its names, and opens its page for the rest. */
export function AddBrand({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [label, setLabel] = useState(() => perLocale(() => ''))
  const add = useAct(() => api('POST /api/admin/brands', { body: { label } }), {
    done: t('common.saved'),
    refresh: brandsChanged,
    onDone: ({ data }) => void navigate(`/brands/${data.id}`),
  })
  return (
    <CreateDialog
      title={t('brands.new')}
      field="label"
      label={t('brands.name')}
      value={label}
      onChange={setLabel}
      submit={t('brands.add')}
      create={add}
      onClose={onClose}
    />
  )
}
