import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import { Button } from '@tsiran/ui/button'
import { PrintPage, usePrintedIds } from '../../features/documents/print-page.tsx'
import { LabelOptionsBar } from '../../features/labels/label-options-bar.tsx'
import { useLabelOptions } from '../../features/labels/label-options.ts'
import {
  labelsKey,
  printedLabelsQuery,
  type LabelsToPrint,
} from '../../features/labels/label-queries.ts'
import { LabelSheets } from '../../features/labels/label-sheets.tsx'
import { ThinBars } from '../../features/labels/thin-bars.tsx'
import { meQuery } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Price labels of variants, as they hang on the shelf. */
export default function PrintLabels() {
  const t = useMessages()
  const ids = usePrintedIds()
  const labels = useQuery(printedLabelsQuery(ids))
  const { options, change } = useLabelOptions()
  const roles = useQuery(meQuery).data?.staff?.roles ?? []
  return (
    <PrintPage
      title={t('labels.title')}
      papers={labels}
      actions={labels.data && isAllowed(roles, 'stock.write') && <MarkButton {...labels.data} />}
      notice={
        <>
          <LabelOptionsBar labels={labels.data?.labels ?? []} options={options} onChange={change} />
          {labels.data && <ThinBars {...labels.data} size={options.size} />}
        </>
      }
    >
      {(print) => (
        // A sheet is wider than a phone.
        <div tabIndex={0} className="overflow-x-auto print:overflow-visible">
          <h1 className="sr-only print:hidden">{t('labels.title')}</h1>
          <LabelSheets print={print} options={options} />
        </div>
      )}
    </PrintPage>
  )
}

/** Records what stands on the page: what has changed since stays in the list. */
function MarkButton({ labels, read_at }: LabelsToPrint) {
  const t = useMessages()
  const toast = useToast()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const mark = useWrite(
    () =>
      api('POST /api/admin/labels/printed', {
        body: { read_at, labels: [...labels] },
      }),
    {
      onSuccess: () => {
        toast.success(t('labels.marked', { count: labels.length }))
        void queries.invalidateQueries({ queryKey: labelsKey })
      },
      onError: (error) => toast.error(failureText(error)),
    },
  )
  return (
    <Button
      variant="secondary"
      loading={mark.pending}
      disabled={mark.result !== undefined}
      onClick={() => mark.run(undefined)}
      className="max-sm:flex-1"
    >
      {t(mark.result === undefined ? 'labels.mark' : 'labels.isMarked')}
    </Button>
  )
}
