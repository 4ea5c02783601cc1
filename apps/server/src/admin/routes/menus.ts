import * as contract from '@tsiran/contract/admin/menus'
import {
  changeMenuItem,
  createMenuItem,
  deleteMenuItem,
  moveMenuItem,
  restoreMenuItem,
} from '@tsiran/domain/content/change-menu-item'
import { listAllMenuItems } from '@tsiran/domain/content/menu-kind'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** The links of header and footer. */
export const menuHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listMenuItems, async ({ db }) => ({ data: await listAllMenuItems(db) })),
  adminHandler(
    contract.createMenuItem,
    async ({ db, config: { origin } }, { body: { locale: _locale, ...input }, staff: { by } }) => ({
      data: await createMenuItem(db, input, { by, origin }),
    }),
  ),
  adminHandler(
    contract.changeMenuItem,
    async (
      { db, config: { origin } },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({ data: await changeMenuItem(db, { id, version, change, by, origin }) }),
  ),
  adminHandler(
    contract.moveMenuItem,
    async ({ db }, { params: { id }, body: { version, before_id }, staff: { by } }) => ({
      data: await moveMenuItem(db, { id, version, beforeId: before_id, by }),
    }),
  ),
  adminHandler(
    contract.deleteMenuItem,
    async ({ db }, { params: { id }, query: { version }, staff: { by } }) => ({
      data: await deleteMenuItem(db, { id, version, by }),
    }),
  ),
  adminHandler(
    contract.restoreMenuItem,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await restoreMenuItem(db, { id, version, by }),
    }),
  ),
]
