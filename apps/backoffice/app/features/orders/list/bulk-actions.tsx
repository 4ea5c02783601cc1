import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { Button } from '@tsiran/ui/button'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { useNavigate } from 'react-router'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { slipPath } from '../paths.ts'
import { selectedIds } from './selected-ids.ts'
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
  const toast = useToast()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const print = useWrite(selectedIds, {
    onSuccess: (ids) => void navigate(slipPath(ids)),
    onError: (error) => toast.error(failureText(error)),
  })
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
      {can('slips.write') && (
        <Button variant="secondary" loading={print.pending} onClick={() => print.run(selection)}>
          <IconPrinter size={18} aria-hidden />
          {t('orders.printSlips')}
        </Button>
      )}
    </>
  )
}
