import * as contract from '@tsiran/contract/admin/orders'
import { addNote } from '@tsiran/domain/orders/add-note'
import { listAdminOrders } from '@tsiran/domain/orders/list-admin-orders'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { readPulse } from '@tsiran/domain/orders/read-pulse'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** The shop's orders, read, and notes on them. */
export const orderHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listOrders, async ({ db }, { query: { locale: _locale, ...query }, staff }) => {
    const { data, meta } = await listAdminOrders(db, query, staff)
    return { data, links: pageLinks(contract.listOrders.path, query, meta), meta }
  }),
  adminHandler(contract.getPulse, async ({ db }, { query }) => ({ data: await readPulse(db, query.after) })),
  adminHandler(contract.getOrder, async ({ db }, { params, staff }) => ({ data: await readAdminOrder(db, params.id, staff) })),
  adminHandler(contract.addNote, async ({ db }, { params, body, staff }) => {
    await addNote(db, { id: params.id, text: body.text, by: staff.by })
    return { data: await readAdminOrder(db, params.id, staff) }
  }),
]
