import * as contract from '@tsiran/contract/admin/search-desk'
import * as searchRedirects from '@tsiran/contract/admin/search-redirects'
import * as searchPins from '@tsiran/contract/admin/search-pins'
import * as synonyms from '@tsiran/contract/admin/synonyms'
import { deleteRow } from '@tsiran/domain/search-desk/desk-rows'
import { listMisses } from '@tsiran/domain/search-desk/list-misses'
import { changePin, createPin, listPins } from '@tsiran/domain/search-desk/pins'
import { changeRedirect, createRedirect, listRedirects } from '@tsiran/domain/search-desk/redirects'
import { changeSynonym, createSynonym, deleteSynonym } from '@tsiran/domain/search-desk/synonyms'
import { listSynonyms } from '@tsiran/domain/search-desk/list-synonyms'
import { tryQuery } from '@tsiran/domain/search-desk/try-query'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Days of vain searches where a call asks for no number. */
const defaultDays = 7

/** What steers the shop's search, and what it did not find. */
export const searchDeskHandlers: readonly AdminHandler[] = [
  adminHandler(synonyms.listSynonyms, async ({ db }, { query }) =>
    answerPage(
      synonyms.listSynonyms,
      query,
      await listSynonyms(db, { ...pageOf(query), search: query.search }),
    ),
  ),
  adminHandler(
    synonyms.createSynonym,
    async ({ db }, { body: { locale: _locale, ...synonym }, staff: { by } }) => ({
      data: await createSynonym(db, synonym, { by }),
    }),
  ),
  adminHandler(
    synonyms.changeSynonym,
    async (
      { db },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({
      data: await changeSynonym(db, { id, version, change, by }),
    }),
  ),
  adminHandler(
    synonyms.deleteSynonym,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteSynonym(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(searchPins.listPins, async ({ db }, { query, staff: { locale } }) =>
    answerPage(
      searchPins.listPins,
      query,
      await listPins(db, { ...pageOf(query), search: query.search, locale }),
    ),
  ),
  adminHandler(
    searchPins.createPin,
    async ({ db }, { body: { query, product_ids }, staff: { by, locale } }) => ({
      data: await createPin(db, { query, product_ids }, { by, locale }),
    }),
  ),
  adminHandler(
    searchPins.changePin,
    async (
      { db },
      { params: { id }, body: { version, query, product_ids }, staff: { by, locale } },
    ) => ({
      data: await changePin(db, { id, version, query, product_ids }, { by, locale }),
    }),
  ),
  adminHandler(
    searchPins.deletePin,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteRow(db, { table: 'search_pins', id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(searchRedirects.listRedirects, async ({ db }, { query }) =>
    answerPage(
      searchRedirects.listRedirects,
      query,
      await listRedirects(db, { ...pageOf(query), search: query.search }),
    ),
  ),
  adminHandler(
    searchRedirects.createRedirect,
    async ({ db, config: { origin } }, { body: { query, path }, staff: { by } }) => ({
      data: await createRedirect(db, { query, path }, { by, origin }),
    }),
  ),
  adminHandler(
    searchRedirects.changeRedirect,
    async (
      { db, config: { origin } },
      { params: { id }, body: { version, query, path }, staff: { by } },
    ) => ({
      data: await changeRedirect(db, { id, version, query, path }, { by, origin }),
    }),
  ),
  adminHandler(
    searchRedirects.deleteRedirect,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteRow(db, { table: 'search_redirects', id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(contract.listMisses, async ({ db }, { query }) => {
    const { search, days = defaultDays } = query
    const page = await listMisses(db, { ...pageOf(query), search, days })
    return answerPage(contract.listMisses, query, page)
  }),
  adminHandler(contract.tryQuery, async ({ db }, { query: { q }, staff: { locale } }) => ({
    data: await tryQuery(db, q, locale),
  })),
]
