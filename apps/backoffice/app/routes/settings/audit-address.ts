import type { AuditFilters } from '../../features/history/audit-query.ts'

const texts = ['subject_type', 'subject_id', 'action', 'since', 'until'] as const
const numbers = ['staff_id', 'page'] as const

/** The filters that an address of the change log holds; what it does not understand is left out. */
export function readFilters(params: URLSearchParams): NonNullable<AuditFilters> {
  const ofTexts = texts.flatMap((name) =>
    params.get(name) ? [[name, params.get(name)!] as const] : [],
  )
  const ofNumbers = numbers.flatMap((name) =>
    /^[1-9]\d{0,8}$/.test(params.get(name) ?? '')
      ? [[name, Number(params.get(name))] as const]
      : [],
  )
  return Object.fromEntries([...ofTexts, ...ofNumbers])
}

/** What narrows an export: the filters without the page. */
export const exportFilter = ({ page: _page, ...filters }: NonNullable<AuditFilters>) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

/** The address of a page under the present filters. */
export function pageLink(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return `?${next}`
}
