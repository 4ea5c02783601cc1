import type { AdminPost } from '@tsiran/contract/admin/post-shapes'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { useCan } from '../../features/session/me-query.ts'
import { CopyButton } from '../../features/shell/copy-button.tsx'
import { Moment } from '../../features/shell/moment.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A link that shows a post before it is published. */
export function PreviewPanel({ post: { id, state } }: { post: AdminPost }) {
  const t = useMessages()
  const mayWrite = useCan()('content.write')
  const [made, setMade] = useState<{ link: string; expires_at: string }>()
  const make = useAct(
    () => api('POST /api/admin/posts/:id/preview', { params: { id }, body: {} }),
    {
      onDone: ({ data }) => setMade(data),
    },
  )
  if (!mayWrite || state === 'published' || state === 'deleted') return null
  return (
    <Panel title={t('content.preview')}>
      <p className="mb-3 text-sm text-muted">{t('content.previewNote')}</p>
      {made ? (
        <div className="grid gap-2">
          <a
            href={made.link}
            target="_blank"
            rel="noreferrer"
            className="button button-secondary justify-self-start"
          >
            {t('content.previewOpen')}
          </a>
          <CopyButton text={made.link} />
          <Moment at={made.expires_at} />
        </div>
      ) : (
        <Button variant="secondary" loading={make.isPending} onClick={() => make.mutate()}>
          {t('content.preview')}
        </Button>
      )}
    </Panel>
  )
}
