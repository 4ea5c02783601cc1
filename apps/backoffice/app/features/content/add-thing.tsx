import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { perLocale } from '@tsiran/contract/map-text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreateDialog } from '../ordering/create-dialog.tsx'
import { contentChanged } from './content-queries.ts'

interface AddThingProps {
  title: string
  /** The button's words. */
  add: string
  call: (title: Text3) => Promise<{ data: { id: number } }>
  /** The page of the new thing. */
  pathOf: (id: number) => string
  onClose: () => void
}

/** Adds a hidden thing by its title, and opens its page for the rest. */
export function AddThing({ title: heading, add, call, pathOf, onClose }: AddThingProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const [title, setTitle] = useState(() => perLocale(() => ''))
  const act = useAct(() => call(title), {
    done: t('common.saved'),
    refresh: contentChanged,
    onDone: ({ data }) => void navigate(pathOf(data.id)),
  })
  return (
    <CreateDialog
      title={heading}
      field="title"
      label={t('content.titleField')}
      maxLength={maxContentTexts.title}
      value={title}
      onChange={setTitle}
      submit={add}
      create={act}
      onClose={onClose}
    />
  )
}
