import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '../../platform/i18n/language.tsx'
import { MarkOutcomes } from './mark-outcomes.tsx'
import { useMarks } from './use-marks.ts'

/** Sends the marks that wait on this device where no order is open, and says what has become of them. */
export function WaitingMarks() {
  const t = useMessages()
  const { waiting } = useMarks()
  return (
    <>
      <MarkOutcomes />
      {waiting.length > 0 && (
        <Notice kind="warning">{t('picking.waiting', { count: waiting.length })}</Notice>
      )}
    </>
  )
}
