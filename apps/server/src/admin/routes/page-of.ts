import type { PageMeta } from '@tsiran/contract/schema'
import { pageLinks } from '../../api/page-links.ts'

/** Rows of a list's page where a call asks for no number. */
const defaultLimit = 50

/** The page that a call asks for. */
export const pageOf = ({ page = 1, limit = defaultLimit }: { page?: number; limit?: number }) => ({
  page,
  limit,
})

/** A page of rows as every list answers it. */
export const answerPage = <T, M extends PageMeta>(
  { path }: { path: string },
  query: object,
  { data, meta }: { data: T[]; meta: M },
) => ({
  data,
  links: pageLinks(path, query, meta),
  meta,
})
