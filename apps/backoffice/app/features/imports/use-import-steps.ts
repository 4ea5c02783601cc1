import type { Import } from '@tsiran/contract/admin/import-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { importQuery, importsKey } from './import-queries.ts'

const refresh = [importsKey]

/** What can be done with an import; each answer is the import as it is then. */
export function useImportSteps(data: Import) {
  const t = useMessages()
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
  return { check, apply, cancel }
}
