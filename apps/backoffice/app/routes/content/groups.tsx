import { useQuery } from '@tanstack/react-query'
import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { PostGroup, PostGroupKind } from '@tsiran/contract/admin/post-groups'
import { perLocale } from '@tsiran/contract/map-text'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { contentChanged, groupsQuery } from '../../features/content/content-queries.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { RowMenu } from '../../features/ordering/row-menu.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { RecordDialog } from '../../features/people/record-dialog.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

type Asked =
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

interface GroupListProps {
  kind: PostGroupKind
  groups: readonly PostGroup[]
  ask: (asked: Asked) => void
}

function GroupList({ kind, groups, ask }: GroupListProps) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const title = t(kind === 'category' ? 'content.topics' : 'content.tags')
  return (
    <Panel
      title={title}
      action={
        mayWrite && (
          <Button variant="secondary" onClick={() => ask({ act: 'edit', kind })}>
            {t(kind === 'category' ? 'content.newTopic' : 'content.newTag')}
          </Button>
        )
      }
    >
      {groups.length === 0 && <p className="text-muted">{t('content.noGroups')}</p>}
      <ul aria-label={title} className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group.id} className="flex min-h-12 items-center gap-3">
            <span className="min-w-0 flex-1">{group.name[locale]}</span>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {t('content.postCount', { count: group.posts })}
            </span>
            {mayWrite && (
              <span>
                <RowMenu
                  name={group.name[locale]}
                  acts={[
                    { label: t('content.edit'), run: () => ask({ act: 'edit', kind, group }) },
                    {
                      label: t('content.delete'),
                      danger: true,
                      disabled: kind === 'category' && group.posts > 0,
                      run: () => ask({ act: 'delete', group }),
                    },
                  ]}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface GroupDialogProps {
  kind: PostGroupKind
  group?: PostGroup
  onClose: () => void
}

function GroupDialog({ kind, group, onClose }: GroupDialogProps) {
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
