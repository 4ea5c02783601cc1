import type { Import } from '@tsiran/contract/admin/import-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { importQuery, importsKey } from './import-queries.ts'

const refresh = [importsKey]

/** What can be done with an import; each answer is the import as it is then. */
export function useImportSteps(data: Import) {
  const t = useMessages()
  const toast = useToast()
  const locale = useLocale()
  const queries = useQueryClient()
  const params = { id: data.id }
  const query = { locale }
  const show = (after: Import) => queries.setQueryData(importQuery(data.id, locale).queryKey, after)
  const check = useAct(
    async (fields: (string | null)[]) => {
      const isSame = fields.every((field, index) => field === data.columns[index]!.field)
      const { version } = isSame
        ? data
        : (
            await api('PUT /api/admin/imports/:id/mapping', {
              params,
              query,
              body: { version: data.version, fields },
            } as never)
          ).data
      return (await api('POST /api/admin/imports/:id/check', { params, body: { version, locale } }))
        .data
    },
    { onDone: show, refresh },
  )
  const apply = useAct(
    async (skip_errors: boolean) =>
      (
        await api('POST /api/admin/imports/:id/apply', {
          params,
          body: { version: data.version, skip_errors, locale },
        })
      ).data,
    { onDone: show, refresh },
  )
  const cancel = useAct(
    async () =>
      (await api('POST /api/admin/imports/:id/cancel', { params, body: { locale } })).data,
    { onDone: show, refresh, done: t('imports.canceledDone') },
  )
  const revert = useAct(
    async () =>
      (
        await api('POST /api/admin/change-sets/:id/revert', {
          params: { id: data.change_set_id! },
          body: { locale },
        })
      ).data,
    {
      refresh,
      onDone: ({ reverted, left_total: left, job_id }) =>
        toast.success(
          job_id === null ? t('imports.revertDone', { reverted, left }) : t('imports.revertQueued'),
        ),
    },
  )
  return { check, apply, cancel, revert }
}
