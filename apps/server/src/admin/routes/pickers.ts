import * as contract from '@tsiran/contract/admin/pickers'
import { pickBrands, pickCategories, pickProducts } from '@tsiran/domain/products/pick'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** The short lists that forms choose from. */
export const pickerHandlers: readonly AdminHandler[] = [
  adminHandler(contract.pickProducts, async ({ db }, { query, caller }) => ({
    data: await pickProducts(db, query, caller.locale),
  })),
  adminHandler(contract.pickBrands, async ({ db }, { query, caller }) => ({
    data: await pickBrands(db, query, caller.locale),
  })),
  adminHandler(contract.pickCategories, async ({ db }, { query, caller }) => ({
    data: await pickCategories(db, query, caller.locale),
  })),
]
