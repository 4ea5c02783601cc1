import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { perLocale } from '@tsiran/contract/map-text'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
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
  const locale = useLocale()
  const navigate = useNavigate()
  const [title, setTitle] = useState(() => perLocale(() => ''))
  const act = useAct(() => call(title), {
    done: t('common.saved'),
    refresh: contentChanged,
    onDone: ({ data }) => void navigate(pathOf(data.id)),
  })
  return (
    <Dialog open onClose={onClose} title={heading} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) act.mutate()
        }}
      >
        <Text3Field
          label={t('content.titleField')}
          value={title}
          onChange={setTitle}
          required
          maxLength={maxContentTexts.title}
          preferred={locale}
          errors={isApiError(act.error) ? text3Errors('title', act.error.fields) : {}}
        />
        <Button type="submit" loading={act.isPending} className="justify-self-end">
          {add}
        </Button>
      </form>
    </Dialog>
  )
}
