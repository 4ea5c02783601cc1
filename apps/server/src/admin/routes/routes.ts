import type { AdminHandler } from '../admin-handler.ts'
import { attributeHandlers } from './attributes.ts'
import { auditHandlers } from './audit.ts'
import { brandHandlers } from './brands.ts'
import { categoryHandlers } from './categories.ts'
import { bulkHandlers } from './bulk.ts'
import { draftHandlers } from './drafts.ts'
import { deliveryHandlers } from './delivery.ts'
import { routeHandlers } from './deliveries.ts'
import { documentHandlers } from './documents.ts'
import { exportHandlers } from './exports.ts'
import { importHandlers } from './imports.ts'
import { jobHandlers } from './jobs.ts'
import { labelHandlers } from './labels.ts'
import { meHandlers } from './me.ts'
import { orderChangeHandlers } from './order-changes.ts'
import { orderEditHandlers } from './order-edits.ts'
import { orderMoneyHandlers } from './order-money.ts'
import { commentHandlers } from './comments.ts'
import { companyHandlers } from './companies.ts'
import { customerHandlers } from './customers.ts'
import { mediaHandlers } from './media.ts'
import { menuHandlers } from './menus.ts'
import { messageHandlers } from './messages.ts'
import { methodHandlers } from './methods.ts'
import { orderHandlers } from './orders.ts'
import { pageHandlers } from './pages.ts'
import { pickerHandlers } from './pickers.ts'
import { pickingHandlers } from './picking.ts'
import { postHandlers } from './posts.ts'
import { productHandlers } from './products.ts'
import { reportHandlers } from './reports.ts'
import { searchDeskHandlers } from './search-desk.ts'
import { searchHandlers } from './search.ts'
import { sessionHandlers } from './session.ts'
import { settingsHandlers } from './settings.ts'
import { settlementHandlers } from './settlement.ts'
import { setupHandlers } from './setup.ts'
import { sliderHandlers } from './sliders.ts'
import { socialHandlers } from './social.ts'
import { staffHandlers } from './staff.ts'
import { stockHandlers } from './stock.ts'
import { subscriberHandlers } from './subscribers.ts'
import { systemHandlers } from './system.ts'
import { translationHandlers } from './translations.ts'

/** Every endpoint of the back office with its handler, slice by slice. */
export const adminHandlers: readonly AdminHandler[] = [
  ...sessionHandlers,
  ...meHandlers,
  ...staffHandlers,
  ...auditHandlers,
  ...bulkHandlers,
  ...jobHandlers,
  ...routeHandlers,
  ...pickingHandlers,
  ...reportHandlers,
  ...searchHandlers,
  ...searchDeskHandlers,
  ...categoryHandlers,
  ...brandHandlers,
  ...attributeHandlers,
  ...customerHandlers,
  ...companyHandlers,
  ...commentHandlers,
  ...messageHandlers,
  ...pageHandlers,
  ...postHandlers,
  ...menuHandlers,
  ...sliderHandlers,
  ...socialHandlers,
  ...subscriberHandlers,
  ...settingsHandlers,
  ...setupHandlers,
  ...systemHandlers,
  ...orderHandlers,
  ...orderChangeHandlers,
  ...orderEditHandlers,
  ...orderMoneyHandlers,
  ...settlementHandlers,
  ...draftHandlers,
  ...documentHandlers,
  ...importHandlers,
  ...exportHandlers,
  ...productHandlers,
  ...pickerHandlers,
  ...mediaHandlers,
  ...stockHandlers,
  ...labelHandlers,
  ...translationHandlers,
  ...methodHandlers,
  ...deliveryHandlers,
]
