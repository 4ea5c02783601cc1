import { Button } from '@tsiran/ui/button'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { PrintMenu } from './print-menu.tsx'
import type { useBulkStep } from './use-bulk-step.ts'

interface BulkActionsProps {
  selection: Selection
  clear: () => void
  step: ReturnType<typeof useBulkStep>
}

/** What can be done with the selected orders. */
export function BulkActions({ selection, clear, step }: BulkActionsProps) {
  const t = useMessages()
  const can = useCan()
  return (
    <>
      {can('orders.write') && (
        <>
          <Button
            loading={step.pending}
            onClick={() => step.run({ selection, action: 'process', onDone: clear })}
          >
            {t('orders.act.process')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => step.run({ selection, action: 'complete', onDone: clear })}
          >
            {t('orders.act.complete')}
          </Button>
        </>
      )}
      <PrintMenu selection={selection} />
    </>
  )
}
