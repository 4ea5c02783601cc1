import type { SearchRedirect } from '@tsiran/contract/admin/search-redirects'
import { defaultLocale } from '@tsiran/contract/locale'
import { searchPath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import type { PageRange } from '../shared/pagination.ts'
import { shopPath } from '../shared/shop-path.ts'
import { changeRow, createRow } from './desk-rows.ts'
import { listRows, type DeskRow } from './list-desk-rows.ts'

const table = 'search_redirects'
const toRedirect = ({ id, version, query, path = '/' }: DeskRow): SearchRedirect => ({
  id,
  version,
  query,
  path,
})

/** A page of the redirects, and their total number. */
export async function listRedirects(db: Db, query: PageRange & { search?: string | undefined }) {
  const { rows, meta } = await listRows(db, table, query)
  return { data: rows.map(toRedirect), meta }
}

interface RedirectInput {
  query: string
  /** A page of the shop, with or without its language and its host. */
  path: string
}

const searches = searchPath(defaultLocale).slice(`/${defaultLocale}`.length)

/** The page that a query leads to. Refuses the search itself: its query could lead back. */
function targetOf(typed: string, origin: string): string {
  const path = shopPath(typed, origin)
  const page = URL.parse(path, origin)!.pathname.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  if (`/${page.toLowerCase().split('/').filter(Boolean).join('/')}` === searches)
    throw fieldError('path', 'searchPage')
  return path
}

/** Leads a query to a page of the shop. Refuses with `validation_failed`, also for a page of another host and for the search. */
export async function createRedirect(
  db: Db,
  { query, path }: RedirectInput,
  { by, origin }: { by: Actor; origin: string },
): Promise<SearchRedirect> {
  const decision = { path: targetOf(path, origin) }
  return toRedirect(await createRow(db, { table, query, decision, by }))
}

/** Changes a redirect. Refuses with `not_found`, `validation_failed` and `version_conflict`. */
export async function changeRedirect(
  db: Db,
  { id, version, query, path }: RedirectInput & { id: number; version: number },
  { by, origin }: { by: Actor; origin: string },
): Promise<SearchRedirect> {
  const decision = { path: targetOf(path, origin) }
  return toRedirect(await changeRow(db, { table, id, version, query, decision, by }))
}
