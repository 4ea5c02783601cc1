import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useClean } from './use-clean.ts'

/** Says before the saving what of a page's text the shop does not show. */
export function RemovedNote({ html }: { html: Text3 }) {
  const clean = useClean('page', html)
  return <RemovedParts parts={clean?.removed ?? []} />
}

/** Tags and attributes that saving removes. */
export function RemovedParts({ parts }: { parts: readonly string[] }) {
  const t = useMessages()
  if (parts.length === 0) return null
  return <Notice kind="warning">{t('content.removedNote', { parts: parts.join(', ') })}</Notice>
}
