import { useQueryClient } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatNumber } from '@tsiran/i18n/money'
import { useBlockTexts } from '@tsiran/ui/block-texts'
import { Button } from '@tsiran/ui/button'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { api } from '../../../platform/api/admin-client.ts'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { staleAfterWrite } from '../product-queries.ts'

type Filter = NonNullable<AdminInput<'POST /api/admin/products/bulk'>['body']['filter']>

/** The products of a selection, as the calls for many of them take it. */
const chosen = (selection: Selection) =>
  selection.kind === 'ids'
    ? { ids: selection.ids.map(Number) }
    : {
        filter: Object.fromEntries(
          Object.entries(selection.filter).map(([name, value]) => [
            name,
            name.endsWith('_id') ? Number(value) : value,
          ]),
        ) as Filter,
      }

interface BulkActionsProps {
  selection: Selection
  clear: () => void
}

/** Publishes or hides the selected products, on all pages; the toast takes it back. */
export function BulkActions({ selection, clear }: BulkActionsProps) {
  const t = useMessages()
  const toast = useToast()
  const { undo } = useBlockTexts()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const refresh = () => {
    for (const queryKey of staleAfterWrite) void queries.invalidateQueries({ queryKey })
  }
  const onError = (error: Error) => toast.error(failureText(error))
  const revert = useWrite(
    (id: number) => api('POST /api/admin/change-sets/:id/revert', { params: { id }, body: {} }),
    {
      onError,
      onSuccess: ({ data: { reverted } }) => {
        refresh()
        toast.success(t('products.bulkReverted', { count: formatNumber(reverted) }))
      },
    },
  )
  const write = useWrite(
    (status: 'published' | 'hidden') =>
      api('POST /api/admin/products/bulk', {
        body: { ...chosen(selection), operations: [{ field: 'status', op: 'set', value: status }] },
      }),
    {
      onError,
      onSuccess: ({ data: { change_set_id: id, applied, refused, refused_total, job_id } }) => {
        refresh()
        clear()
        if (job_id !== null) return toast.info(t('products.bulkGoesOn'))
        const text = t('products.bulkDone', { count: formatNumber(applied) })
        if (id === null) toast.info(text)
        else toast.undoable(text, { label: undo, run: () => revert.run(id) })
        const [first] = refused
        if (first)
          toast.error(
            t('products.bulkRefused', {
              count: formatNumber(refused_total),
              sku: first.sku,
              message: first.message,
            }),
          )
      },
    },
  )
  return (
    <>
      <Button loading={write.pending} onClick={() => write.run('published')}>
        {t('products.act.publish')}
      </Button>
      <Button variant="secondary" onClick={() => write.run('hidden')}>
        {t('products.act.hide')}
      </Button>
    </>
  )
}
