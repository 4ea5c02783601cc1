import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import { maxLengths } from '@tsiran/contract/limits'
import { Panel } from '@tsiran/ui/detail-layout'
import { TextArea } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { messageChanged } from '../../features/people/people-queries.ts'

const noteOf = ({ note }: AdminContactMessage) => ({ note })

/** The staff's note on a message. */
export function NoteForm({ message }: { message: AdminContactMessage }) {
  const t = useMessages()
  const { id } = message
  const { values, set, bar } = useRecordForm({
    thing: message,
    values: noteOf,
    words: { note: t('people.note') },
    save: (changes, version) =>
      api('PUT /api/admin/messages/:id', { params: { id }, body: { ...changes, version } }),
    refresh: messageChanged(id),
  })
  return (
    <>
      <Panel title={t('people.note')}>
        <TextArea
          label={t('people.note')}
          hint={t('people.noteHint')}
          value={values.note}
          maxLength={maxLengths.staffNote}
          onChange={({ target }) => set('note', target.value)}
        />
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
