import { useQuery } from '@tanstack/react-query'
import type { PostGroup, PostGroupKind } from '@tsiran/contract/admin/post-groups'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useState } from 'react'
import { contentChanged, groupsQuery } from '../../features/content/content-queries.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { GroupList } from './group-list.tsx'
import { GroupDialog } from './group-dialog.tsx'

export type Asked =
  | { act: 'edit'; kind: PostGroupKind; group?: PostGroup }
  | { act: 'delete'; group: PostGroup }

/** What posts are sorted by. */
export default function Groups() {
  const t = useMessages()
  const locale = useLocale()
  const query = useQuery(groupsQuery)
  const [asked, setAsked] = useState<Asked>()
  const onClose = () => setAsked(undefined)
  const back = { to: '/content/posts', label: t('content.posts') }
  return (
    <LoadThing query={query} back={back}>
      {(groups) => (
        <Page title={t('content.groups')} back={back}>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {(['category', 'tag'] as const).map((kind) => (
              <GroupList
                key={kind}
                kind={kind}
                groups={groups.filter((group) => group.kind === kind)}
                ask={setAsked}
              />
            ))}
          </div>
          {asked?.act === 'edit' && <GroupDialog {...asked} onClose={onClose} />}
          {asked?.act === 'delete' && (
            <DeleteDialog
              title={t('content.deleteGroup', { name: asked.group.name[locale] })}
              note={t('content.deleteGroupNote')}
              call={() =>
                api('DELETE /api/admin/post-groups/:kind/:id', {
                  params: { kind: asked.group.kind, id: asked.group.id },
                  query: { version: asked.group.version },
                })
              }
              refresh={contentChanged}
              onClose={onClose}
            />
          )}
        </Page>
      )}
    </LoadThing>
  )
}
