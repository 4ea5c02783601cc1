import * as contract from '@tsiran/contract/admin/pages'
import { changePage, createPage, deletePage, restorePage } from '@tsiran/domain/content/change-page'
import { cleanHtml } from '@tsiran/domain/content/clean-html'
import { listPages } from '@tsiran/domain/content/list-pages'
import { readPage } from '@tsiran/domain/content/page-kind'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Written pages with their galleries. */
export const pageHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listPages, async ({ db }, { query }) => {
    const { search, state, gallery } = query
    const page = await listPages(db, { ...pageOf(query), search, state, gallery })
    return answerPage(contract.listPages, query, page)
  }),
  adminHandler(contract.getPage, async ({ db }, { params }) => ({
    data: await readPage(db, params.id),
  })),
  adminHandler(
    contract.createPage,
    async ({ db }, { body: { locale: _locale, ...page }, staff: { by } }) => ({
      data: await createPage(db, page, { by }),
    }),
  ),
  adminHandler(
    contract.changePage,
    async (
      { db },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({ data: await changePage(db, { id, version, change, by }) }),
  ),
  adminHandler(
    contract.deletePage,
    async ({ db }, { params: { id }, query: { version }, staff: { by } }) => ({
      data: await deletePage(db, { id, version, by }),
    }),
  ),
  adminHandler(
    contract.restorePage,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await restorePage(db, { id, version, by }),
    }),
  ),
  adminHandler(contract.cleanHtml, async (_context, { body: { kind, html } }) => ({
    data: cleanHtml(kind, html),
  })),
]
