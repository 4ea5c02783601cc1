import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { maxLabels } from '@tsiran/contract/admin/labels'
import { Button } from '@tsiran/ui/button'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { useNavigate } from 'react-router'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { selectedVariants, type VariantList } from './label-queries.ts'
import { printLabelsPath } from './paths.ts'

/** Opens the print page of the selected variants' labels; says so where they are too many for one print. */
export function PrintLabelsButton({
  list,
  selection,
}: {
  list: VariantList
  selection: Selection
}) {
  const t = useMessages()
  const toast = useToast()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const print = useWrite(() => selectedVariants(list, selection), {
    onSuccess: (ids) => {
      if (selection.count > maxLabels) toast.info(t('labels.tooMany', { count: maxLabels }))
      void navigate(printLabelsPath(ids))
    },
    onError: (error) => toast.error(failureText(error)),
  })
  return (
    <Button loading={print.pending} onClick={() => print.run(undefined)}>
      <IconPrinter size={18} aria-hidden />
      {t('labels.print')}
    </Button>
  )
}
