import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@tsiran/contract/locale'
import { api } from '../../platform/api/admin-client.ts'
import { setPaperTexts } from './paper-words.ts'
import { loadMessages } from '../../platform/i18n/load-messages.ts'

/** Loads the texts of the languages that papers are in, with the merchant's overrides. */
export const withTexts = async <T>(data: T, locales: readonly Locale[]): Promise<T> => {
  const [own] = await Promise.all([
    api('GET /api/admin/translations/own', {}),
    ...locales.map((locale) => loadMessages(locale)),
  ])
  setPaperTexts(own.data)
  return data
}

const localesOf = (papers: readonly { locale: Locale }[]) => papers.map(({ locale }) => locale)

/** Packing slips, with the texts of their languages loaded. `ids`: orders' numbers with commas. */
export const slipsQuery = (ids: string) =>
  queryOptions({
    queryKey: ['print', 'slip', ids],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /api/admin/documents/slip', {
        query: { order_ids: ids },
        signal,
      })
      return withTexts(data, localesOf(data))
    },
  })

/** The pick list of orders, as {@link slipsQuery}. */
export const pickListQuery = (ids: string) =>
  queryOptions({
    queryKey: ['print', 'pick_list', ids],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /api/admin/documents/pick_list', {
        query: { order_ids: ids },
        signal,
      })
      return withTexts(data, [data.locale])
    },
  })

/** The invoices of orders that have one, as {@link slipsQuery}. */
export const invoicesQuery = (ids: string) =>
  queryOptions({
    queryKey: ['print', 'invoice', ids],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /api/admin/documents/invoice', {
        query: { order_ids: ids },
        signal,
      })
      return withTexts(data, localesOf(data))
    },
  })
