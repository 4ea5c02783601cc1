import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { useThingActs } from './use-thing-acts.ts'

interface DeletedNoteProps {
  kind: 'pages' | 'posts' | 'sliders'
  thing: { id: number; version: number; deleted_at: string | null }
  name: string
}

/** Says on a deleted thing's page that it is, and takes it back. */
export function DeletedNote(props: DeletedNoteProps) {
  const t = useMessages()
  if (props.thing.deleted_at === null) return null
  return (
    <Notice kind="warning">
      <p>{t('content.deletedNote')}</p>
      <RestoreThing {...props} />
    </Notice>
  )
}

/** Takes a deleted thing back; nothing where it is not deleted. */
export function RestoreThing({ kind, thing: { id, version, deleted_at }, name }: DeletedNoteProps) {
  const t = useMessages()
  const mayWrite = useCan()('content.write')
  const { run, pending } = useThingActs(kind)
  if (deleted_at === null || !mayWrite) return null
  return (
    <Button
      variant="secondary"
      className="mt-2"
      loading={pending}
      onClick={() => run('restore', { id, version, name })}
    >
      {t('content.restore')}
    </Button>
  )
}
