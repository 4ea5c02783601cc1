import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { PostGroup, PostGroupKind } from '@tsiran/contract/admin/post-groups'
import { perLocale } from '@tsiran/contract/map-text'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { contentChanged } from '../../features/content/content-queries.ts'
import { RecordDialog } from '../../features/people/record-dialog.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface GroupDialogProps {
  kind: PostGroupKind
  group?: PostGroup
  onClose: () => void
}

/** Adds a topic or a tag, or renames one. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const [name, setName] = useState(() => group?.name ?? perLocale(() => ''))
  return (
    <RecordDialog
      title={
        group ? group.name[locale] : t(kind === 'category' ? 'content.newTopic' : 'content.newTag')
      }
      wide
      refresh={contentChanged}
      onClose={onClose}
      values={{ name }}
      seen={group && { version: group.version, values: { name: group.name } }}
      words={{ name: t('content.name') }}
      save={(body, version) =>
        group && version !== undefined
          ? api('PUT /api/admin/post-groups/:kind/:id', {
              params: { kind, id: group.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/post-groups', { body: { kind, ...body } })
      }
    >
      {(errors) => (
        <Text3Field
          label={t('content.name')}
          value={name}
          onChange={setName}
          required
          maxLength={maxContentTexts.title}
          preferred={locale}
          errors={text3Errors('name', errors)}
        />
      )}
    </RecordDialog>
  )
}
