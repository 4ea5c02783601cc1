import * as edits from '@tsiran/contract/admin/order-edits'
import * as contract from '@tsiran/contract/admin/orders'
import * as orderList from '@tsiran/contract/admin/order-list'
import { advanceOrders } from '@tsiran/domain/order-management/advance-orders'
import { messageBuyer } from '@tsiran/domain/order-management/message-buyer'
import { searchOrderVariants } from '@tsiran/domain/order-management/search-order-variants'
import { addNote } from '@tsiran/domain/orders/add-note'
import { exportOrders } from '@tsiran/domain/orders/export-orders'
import { listAdminOrders } from '@tsiran/domain/orders/list-admin-orders'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { readPulse } from '@tsiran/domain/orders/read-pulse'
import { translate } from '@tsiran/i18n/translate'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { orderTable } from '../files/order-export.ts'
import { listFiles } from './list-files.ts'

/** The shop's orders: read, exported, taken a step on together, and notes on them. */
export const orderHandlers: readonly AdminHandler[] = [
  adminHandler(
    orderList.listOrders,
    async ({ db }, { query: { locale: _locale, ...query }, staff }) => {
      const { data, meta } = await listAdminOrders(db, query, staff)
      return { data, links: pageLinks(orderList.listOrders.path, query, meta), meta }
    },
  ),
  ...listFiles(
    orderList.exportOrders,
    'orders',
    async ({ db }, { query: { locale: _locale, ...filter }, staff: { locale, roles } }, call) =>
      orderTable(await exportOrders(db, { ...call, filter, locale, roles }), locale),
  ),
  adminHandler(orderList.getPulse, async ({ db }, { query }) => ({
    data: await readPulse(db, query.after),
  })),
  adminHandler(contract.getOrder, async ({ db }, { params, staff }) => ({
    data: await readAdminOrder(db, params.id, staff),
  })),
  adminHandler(
    edits.searchOrderVariants,
    async ({ db }, { params, query: { search }, caller: { locale } }) => ({
      data: await searchOrderVariants(db, params.id, { search, locale }),
    }),
  ),
  adminHandler(contract.addNote, async ({ db }, { params, body, staff }) => {
    await addNote(db, { id: params.id, text: body.text, by: staff.by })
    return { data: await readAdminOrder(db, params.id, staff) }
  }),
  adminHandler(contract.messageBuyer, async ({ db, services }, { params, body, staff }) => {
    await messageBuyer(db, services, {
      id: params.id,
      text: body.text,
      key: body.key,
      by: staff.by,
    })
    return { data: await readAdminOrder(db, params.id, staff) }
  }),
  adminHandler(contract.bulkOrders, async ({ db, services }, { body: { ids, action }, staff }) => {
    const to = action === 'process' ? 'processing' : 'completed'
    const { applied, refused } = await advanceOrders(db, services, { ids, to, by: staff.by })
    return {
      data: {
        applied,
        refused: refused.map((one) => ({
          ...one,
          message: translate(staff.locale, `errors.${one.code}`),
        })),
      },
    }
  }),
]
