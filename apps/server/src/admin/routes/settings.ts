import * as contract from '@tsiran/contract/admin/settings'
import { changeCheckoutSettings, readCheckoutSettings } from '@tsiran/domain/shared/settings'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** What the merchant chooses for the whole shop. */
export const settingsHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getCheckoutSettings, async ({ db }) => ({
    data: await readCheckoutSettings(db),
  })),
  adminHandler(
    contract.changeCheckoutSettings,
    async ({ db }, { body: { version, company_approval, seller_tin }, staff: { by } }) => ({
      data: await changeCheckoutSettings(db, { version, company_approval, seller_tin }, { by }),
    }),
  ),
]
