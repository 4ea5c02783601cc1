import type { PostGroup, PostGroupKind } from '@tsiran/contract/admin/post-groups'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { RowMenu } from '../../features/ordering/row-menu.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Asked } from './groups.tsx'

interface GroupListProps {
  kind: PostGroupKind
  groups: readonly PostGroup[]
  ask: (asked: Asked) => void
}

/** The topics, or the tags, with the number of their posts. */
export function GroupList({ kind, groups, ask }: GroupListProps) {
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
