import type { EndpointByKey, InputOf, KeyOf, OutputOf } from '../endpoint.ts'
import * as attributes from './attributes.ts'
import * as audit from './audit.ts'
import * as bulk from './bulk.ts'
import * as brands from './brands.ts'
import * as categories from './categories.ts'
import * as drafts from './drafts.ts'
import * as comments from './comments.ts'
import * as companies from './companies.ts'
import * as customers from './customers.ts'
import * as documents from './documents.ts'
import type { AdminEndpoint } from './endpoint.ts'
import * as jobs from './jobs.ts'
import * as me from './me.ts'
import * as messages from './messages.ts'
import * as orders from './orders.ts'
import * as pickers from './pickers.ts'
import * as products from './products.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as staff from './staff.ts'

/** Every endpoint of the back office. The storefront never imports this list. */
export const adminEndpoints = [
  session.getClaim,
  session.claimShop,
  session.openSession,
  session.proveSecondFactor,
  session.getConfirmOptions,
  session.confirmSession,
  session.endSession,
  session.getMe,
  me.changeMe,
  me.changePassword,
  me.beginTotp,
  me.confirmTotp,
  me.removeTotp,
  me.listPasskeys,
  me.beginPasskey,
  me.addPasskey,
  me.removePasskey,
  me.renewRecoveryCodes,
  me.listOwnSessions,
  me.endOwnSession,
  staff.listStaff,
  staff.inviteStaff,
  staff.withdrawInvite,
  staff.acceptInvite,
  staff.changeStaff,
  staff.removeStaff,
  staff.endStaffSessions,
  staff.resetSecondFactor,
  audit.listAudit,
  bulk.listGrid,
  bulk.previewBulk,
  bulk.applyBulk,
  bulk.listChangeSets,
  bulk.getChangeSet,
  bulk.revertChangeSet,
  jobs.getJob,
  jobs.cancelJob,
  search.searchShop,
  orders.listOrders,
  orders.exportOrdersCsv,
  orders.exportOrdersXlsx,
  orders.getPulse,
  orders.getOrder,
  orders.advanceOrder,
  orders.cancelOrder,
  orders.addNote,
  orders.refundOrder,
  orders.confirmRefund,
  orders.settleCredit,
  orders.previewEdit,
  orders.editOrder,
  orders.findOrderGoods,
  orders.bulkOrders,
  products.listProducts,
  products.getUrlKey,
  products.listContentProposals,
  products.applyContents,
  products.getProduct,
  products.createProduct,
  products.changeProduct,
  products.deleteProduct,
  products.restoreProduct,
  products.copyProduct,
  pickers.pickProducts,
  pickers.pickBrands,
  pickers.pickCategories,
  drafts.findBuyers,
  drafts.listDrafts,
  drafts.createDraft,
  drafts.getDraft,
  drafts.changeDraft,
  drafts.deleteDraft,
  drafts.findGoods,
  drafts.pasteLines,
  drafts.placeDraft,
  categories.listCategories,
  categories.getCategory,
  categories.createCategory,
  categories.changeCategory,
  categories.moveCategory,
  categories.deleteCategory,
  categories.previewCategories,
  categories.pasteCategories,
  brands.listBrands,
  brands.getBrand,
  brands.createBrand,
  brands.changeBrand,
  brands.moveBrand,
  brands.deleteBrand,
  attributes.listAttributes,
  attributes.getAttribute,
  attributes.createAttribute,
  attributes.changeAttribute,
  attributes.moveAttribute,
  attributes.deleteAttribute,
  attributes.addOptions,
  attributes.changeOption,
  attributes.moveOption,
  attributes.deleteOption,
  customers.listCustomers,
  customers.getCustomer,
  customers.changeCustomer,
  customers.sendResetLink,
  companies.listCompanies,
  companies.getCompany,
  companies.changeCompany,
  companies.approveCompany,
  companies.blockCompany,
  companies.changeCreditLine,
  companies.settleDebt,
  comments.listComments,
  comments.approveComment,
  comments.rejectComment,
  comments.answerComment,
  messages.listMessages,
  messages.getMessage,
  messages.changeMessage,
  messages.answerMessage,
  settings.getCheckoutSettings,
  settings.changeCheckoutSettings,
  documents.issueDocuments,
  documents.slipPdf,
  documents.invoicePdf,
  documents.getDocument,
  documents.printSlips,
  documents.printPickList,
  documents.printInvoices,
] as const satisfies readonly AdminEndpoint[]

type AnyEndpoint = (typeof adminEndpoints)[number]
export type AdminKey = KeyOf<AnyEndpoint>
export type AdminEndpointOf<K extends AdminKey> = EndpointByKey<AnyEndpoint, K>
export type AdminInput<K extends AdminKey> = InputOf<AdminEndpointOf<K>>
export type AdminOutput<K extends AdminKey> = OutputOf<AdminEndpointOf<K>>
