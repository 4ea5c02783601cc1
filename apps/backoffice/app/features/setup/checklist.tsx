import type { Setup } from '@tsiran/contract/admin/setup'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { countDone } from './setup-queries.ts'
import { StepRow } from './step-row.tsx'

/** What makes the shop ready, step by step, with how far it is. */
export function Checklist({ setup }: { setup: Setup }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const { done, total, isComplete } = countDone(setup)
  const progress = isComplete ? t('setup.complete') : t('setup.progress', { done, total })
  return (
    <>
      <div className="mb-2 flex items-center gap-3">
        <progress
          className="progress h-2 w-40 max-w-full"
          aria-label={progress}
          max={total}
          value={done}
        />
        <p role="status" className="text-sm font-semibold tabular-nums">
          {progress}
        </p>
      </div>
      <ul>
        {setup.steps.map((item) => (
          <StepRow key={item.step} setup={setup} item={item} mayWrite={mayWrite} />
        ))}
      </ul>
    </>
  )
}
