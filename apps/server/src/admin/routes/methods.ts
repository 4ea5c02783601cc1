import * as contract from '@tsiran/contract/admin/methods'
import {
  changePaymentMethod,
  changeShippingMethod,
  movePaymentMethod,
  moveShippingMethod,
} from '@tsiran/domain/settings/methods'
import { readPaymentMethods, readShippingMethods } from '@tsiran/domain/settings/read-methods'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Ways of delivery and payment. */
export const methodHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listShippingMethods, async ({ db }) => ({
    data: await readShippingMethods(db),
  })),
  adminHandler(
    contract.changeShippingMethod,
    async ({ db }, { params, body: { locale: _locale, ...method }, staff: { by } }) => ({
      data: await changeShippingMethod(db, { ...method, code: params.code, by }),
    }),
  ),
  adminHandler(
    contract.moveShippingMethod,
    async ({ db }, { params: { code }, body: { version, before }, staff: { by } }) => ({
      data: await moveShippingMethod(db, { code, version, before, by }),
    }),
  ),
  adminHandler(contract.listPaymentMethods, async ({ db, services: { providers } }) => ({
    data: await readPaymentMethods(db, providers),
  })),
  adminHandler(
    contract.changePaymentMethod,
    async (
      { db, services: { providers } },
      { params: { code }, body: { locale: _locale, ...method }, staff: { by } },
    ) => ({ data: await changePaymentMethod(db, { ...method, code, by, providers }) }),
  ),
  adminHandler(
    contract.movePaymentMethod,
    async (
      { db, services: { providers } },
      { params: { code }, body: { version, before }, staff: { by } },
    ) => ({ data: await movePaymentMethod(db, { code, version, before, by, providers }) }),
  ),
]
