import * as contract from '@tsiran/contract/admin/brands'
import { deleteBrand } from '@tsiran/domain/brands/delete-brand'
import { moveBrand } from '@tsiran/domain/brands/move-brand'
import { listBrands, readBrand } from '@tsiran/domain/brands/read-brands'
import { changeBrand, createBrand } from '@tsiran/domain/brands/save-brand'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

import { answerPage, pageOf } from './page-of.ts'

/** The makers of products. */
export const brandHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listBrands, async ({ db }, { query, staff: { locale } }) => {
    const { search, sort } = query
    const page = await listBrands(db, { ...pageOf(query), search, sort, locale })
    return answerPage(contract.listBrands, query, page)
  }),
  adminHandler(contract.getBrand, async ({ db }, { params }) => ({
    data: await readBrand(db, params.id),
  })),
  adminHandler(
    contract.createBrand,
    async ({ db }, { body: { locale: _, ...brand }, staff: { by } }) => ({
      data: await createBrand(db, brand, { by }),
    }),
  ),
  adminHandler(
    contract.changeBrand,
    async ({ db }, { params: { id }, body: { locale: _, version, ...change }, staff: { by } }) => ({
      data: await changeBrand(db, { id, version, change, by }),
    }),
  ),
  adminHandler(
    contract.moveBrand,
    async ({ db }, { params: { id }, body: { version, before_id }, staff: { by } }) => ({
      data: await moveBrand(db, { id, version, beforeId: before_id, by }),
    }),
  ),
  adminHandler(
    contract.deleteBrand,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteBrand(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
]
