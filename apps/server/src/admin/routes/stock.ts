import * as contract from '@tsiran/contract/admin/stock'
import * as receipts from '@tsiran/contract/admin/receipts'
import { adjustStock } from '@tsiran/domain/stock/adjust-stock'
import { changePlace } from '@tsiran/domain/stock/change-place'
import { exportStock } from '@tsiran/domain/stock/export-stock'
import { exportLots } from '@tsiran/domain/stock/export-lots'
import { exportReceipts } from '@tsiran/domain/stock/export-receipts'
import { listLots } from '@tsiran/domain/stock/list-lots'
import { listMovements } from '@tsiran/domain/stock/list-movements'
import { listReceipts, readReceipt } from '@tsiran/domain/stock/list-receipts'
import { listStock } from '@tsiran/domain/stock/list-stock'
import { readStock } from '@tsiran/domain/stock/read-stock'
import { receiveStock } from '@tsiran/domain/stock/receive-stock'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { lotTable, receiptTable } from '../files/lot-export.ts'
import { stockTable } from '../files/stock-export.ts'
import { listFiles } from './list-files.ts'
import { answerPage, pageOf } from './page-of.ts'

/** The stock ledger. */
export const stockHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listStock, async ({ db }, { query }) => {
    const { search, low, sort } = query
    const page = await listStock(db, { ...pageOf(query), search, low, sort })
    return answerPage(contract.listStock, query, page)
  }),
  ...listFiles(
    contract.exportStock,
    'stock',
    async ({ db }, { query: { search, low }, staff }, call) =>
      stockTable(await exportStock(db, { ...call, filter: { search, low } }), staff.locale),
  ),
  adminHandler(contract.getStock, async ({ db }, { params }) => ({
    data: await readStock(db, params.id),
  })),
  adminHandler(contract.changeStockPlace, async ({ db }, { params, body, staff: { by } }) => {
    const { version, shelf_place: shelfPlace, low_mark: lowMark } = body
    return {
      data: await changePlace(db, { variantId: params.id, version, shelfPlace, lowMark, by }),
    }
  }),
  adminHandler(contract.listMovements, async ({ db }, { query }) => {
    const { variant_id: variantId, reason } = query
    const page = await listMovements(db, { ...pageOf(query), variantId, reason })
    return answerPage(contract.listMovements, query, page)
  }),
  adminHandler(contract.moveStock, async ({ db }, { body, staff: { by } }) => {
    const { variant_id: variantId, locale: _, ...adjustment } = body
    return { data: await adjustStock(db, { ...adjustment, variantId, by }) }
  }),
  adminHandler(receipts.listReceipts, async ({ db }, { query }) => {
    const page = await listReceipts(db, { ...pageOf(query), search: query.search })
    return answerPage(receipts.listReceipts, query, page)
  }),
  ...listFiles(
    receipts.exportReceipts,
    'deliveries',
    async ({ db }, { query: { search }, staff }, call) =>
      receiptTable(await exportReceipts(db, { ...call, filter: { search } }), staff.locale),
  ),
  adminHandler(receipts.getReceipt, async ({ db }, { params }) => ({
    data: await readReceipt(db, params.id),
  })),
  adminHandler(contract.listLots, async ({ db }, { query }) => {
    const { search, within } = query
    const page = await listLots(db, { ...pageOf(query), search, within })
    return answerPage(contract.listLots, query, page)
  }),
  ...listFiles(
    contract.exportLots,
    'lots',
    async ({ db }, { query: { search, within }, staff }, call) =>
      lotTable(await exportLots(db, { ...call, filter: { search, within } }), staff.locale),
  ),
  adminHandler(receipts.receiveStock, async ({ db }, { body, staff: { by } }) => {
    const { supplier, reference, key, again, lines } = body
    return { data: await receiveStock(db, { supplier, reference, key, again, lines, by }) }
  }),
]
