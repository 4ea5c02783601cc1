// Long because it lists every endpoint of the back office.
import type { EndpointByKey, InputOf, KeyOf, OutputOf } from '../endpoint.ts'
import * as attributes from './attributes.ts'
import * as attributeOptions from './attribute-options.ts'
import * as audit from './audit.ts'
import * as brands from './brands.ts'
import * as categories from './categories.ts'
import * as pastedCategories from './pasted-categories.ts'
import * as bulk from './bulk.ts'
import * as changeSets from './change-sets.ts'
import * as grid from './grid.ts'
import * as drafts from './drafts.ts'
import * as draftLookups from './draft-lookups.ts'
import * as comments from './comments.ts'
import * as companies from './companies.ts'
import * as companyCredit from './company-credit.ts'
import * as customers from './customers.ts'
import * as deliveries from './deliveries.ts'
import * as waitingOrders from './waiting-orders.ts'
import * as cash from './cash.ts'
import * as stops from './stops.ts'
import * as delivery from './delivery.ts'
import * as documents from './documents.ts'
import type { AdminEndpoint } from './endpoint.ts'
import * as exports from './exports.ts'
import * as imports from './imports.ts'
import * as jobs from './jobs.ts'
import * as labels from './labels.ts'
import * as mailTemplates from './mail-templates.ts'
import * as me from './me.ts'
import * as passkeys from './passkeys.ts'
import * as media from './media.ts'
import * as mediaAttachment from './media-attachment.ts'
import * as messages from './messages.ts'
import * as methods from './methods.ts'
import * as orderEdits from './order-edits.ts'
import * as orderMoves from './order-moves.ts'
import * as menus from './menus.ts'
import * as orders from './orders.ts'
import * as orderList from './order-list.ts'
import * as orderMoney from './order-money.ts'
import * as pages from './pages.ts'
import * as pickers from './pickers.ts'
import * as picking from './picking.ts'
import * as pickingLines from './picking-lines.ts'
import * as posts from './posts.ts'
import * as postGroups from './post-groups.ts'
import * as products from './products.ts'
import * as productContents from './product-contents.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as searchDesk from './search-desk.ts'
import * as searchRedirects from './search-redirects.ts'
import * as searchPins from './search-pins.ts'
import * as synonyms from './synonyms.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as mailSettings from './mail-settings.ts'
import * as checkoutSettings from './checkout-settings.ts'
import * as settlement from './settlement.ts'
import * as setup from './setup.ts'
import * as sliders from './sliders.ts'
import * as social from './social.ts'
import * as staff from './staff.ts'
import * as stock from './stock.ts'
import * as receipts from './receipts.ts'
import * as today from './today.ts'
import * as subscribers from './subscribers.ts'
import * as system from './system.ts'
import * as stuckMails from './stuck-mails.ts'
import * as translations from './translations.ts'
import * as week from './week.ts'
import * as slots from './slots.ts'
import * as slotExceptions from './slot-exceptions.ts'

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
  passkeys.listPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
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
  audit.exportAudit.csv,
  audit.exportAudit.xlsx,
  grid.listGrid,
  bulk.previewBulk,
  bulk.applyBulk,
  changeSets.listChangeSets,
  changeSets.getChangeSet,
  changeSets.revertChangeSet,
  changeSets.cancelPlan,
  jobs.getJob,
  jobs.cancelJob,
  today.getToday,
  today.getWaiting,
  reports.getReport,
  reports.getReportFile,
  reports.getCustomersFile,
  search.searchShop,
  synonyms.listSynonyms,
  synonyms.createSynonym,
  synonyms.changeSynonym,
  synonyms.deleteSynonym,
  searchPins.listPins,
  searchPins.createPin,
  searchPins.changePin,
  searchPins.deletePin,
  searchRedirects.listRedirects,
  searchRedirects.createRedirect,
  searchRedirects.changeRedirect,
  searchRedirects.deleteRedirect,
  searchDesk.listMisses,
  searchDesk.tryQuery,
  deliveries.listCouriers,
  waitingOrders.listWaiting,
  cash.readCash,
  deliveries.listRoutes,
  deliveries.getRoute,
  deliveries.createRoute,
  deliveries.changeRoute,
  deliveries.deleteRoute,
  stops.startRoute,
  stops.previewRefusal,
  stops.recordStop,
  cash.recordCash,
  cash.countRoute,
  picking.listPicking,
  picking.getPicking,
  picking.claimPicking,
  picking.claimBatch,
  picking.startPicking,
  picking.finishPicking,
  picking.releasePicking,
  pickingLines.markLine,
  pickingLines.findSubstitutes,
  orderList.listOrders,
  orderList.exportOrders.csv,
  orderList.exportOrders.xlsx,
  orderList.getPulse,
  orders.getOrder,
  orders.advanceOrder,
  orders.cancelOrder,
  orders.addNote,
  orders.messageBuyer,
  orderMoney.refundOrder,
  orderMoney.confirmRefund,
  orderMoney.returnCash,
  orderMoney.repeatRequest,
  orderMoney.settleCredit,
  orders.eraseGuest,
  orderEdits.previewEdit,
  orderEdits.editOrder,
  orderEdits.searchOrderVariants,
  settlement.getSettlement,
  settlement.settleOrder,
  orderMoves.previewMove,
  orderMoves.moveOrder,
  orders.bulkOrders,
  products.listProducts,
  products.getUrlKey,
  productContents.listContentProposals,
  productContents.applyContents,
  products.getProduct,
  products.createProduct,
  products.changeProduct,
  products.deleteProduct,
  products.restoreProduct,
  products.copyProduct,
  stock.listStock,
  stock.exportStock.csv,
  stock.exportStock.xlsx,
  stock.exportLots.csv,
  stock.exportLots.xlsx,
  receipts.exportReceipts.csv,
  receipts.exportReceipts.xlsx,
  stock.getStock,
  stock.changeStockPlace,
  stock.listMovements,
  stock.moveStock,
  receipts.listReceipts,
  receipts.getReceipt,
  stock.listLots,
  receipts.receiveStock,
  labels.listLabels,
  labels.printLabels,
  labels.markLabels,
  pickers.pickProducts,
  pickers.pickBrands,
  pickers.pickCategories,
  draftLookups.findBuyers,
  drafts.listDrafts,
  drafts.createDraft,
  drafts.getDraft,
  drafts.changeDraft,
  drafts.deleteDraft,
  draftLookups.searchVariants,
  draftLookups.pasteLines,
  drafts.placeDraft,
  categories.listCategories,
  categories.getCategory,
  categories.createCategory,
  categories.changeCategory,
  categories.moveCategory,
  categories.deleteCategory,
  pastedCategories.previewCategories,
  pastedCategories.pasteCategories,
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
  attributeOptions.addOptions,
  attributeOptions.changeOption,
  attributeOptions.moveOption,
  attributeOptions.deleteOption,
  customers.listCustomers,
  customers.exportCustomers.csv,
  customers.exportCustomers.xlsx,
  customers.getCustomer,
  customers.changeCustomer,
  customers.eraseCustomer,
  customers.sendResetLink,
  companies.listCompanies,
  companies.exportCompanies.csv,
  companies.exportCompanies.xlsx,
  companies.getCompany,
  companies.changeCompany,
  companies.approveCompany,
  companies.blockCompany,
  companyCredit.changeCreditLine,
  companyCredit.settleDebt,
  comments.listComments,
  comments.approveComment,
  comments.rejectComment,
  comments.answerComment,
  messages.listMessages,
  messages.getMessage,
  messages.changeMessage,
  messages.answerMessage,
  pages.listPages,
  pages.getPage,
  pages.createPage,
  pages.changePage,
  pages.deletePage,
  pages.restorePage,
  pages.cleanHtml,
  posts.listPosts,
  posts.getPost,
  posts.createPost,
  posts.changePost,
  posts.deletePost,
  posts.restorePost,
  posts.previewPost,
  postGroups.listPostGroups,
  postGroups.createPostGroup,
  postGroups.changePostGroup,
  postGroups.deletePostGroup,
  menus.listMenuItems,
  menus.createMenuItem,
  menus.changeMenuItem,
  menus.moveMenuItem,
  menus.deleteMenuItem,
  menus.restoreMenuItem,
  sliders.listSlides,
  sliders.getSlide,
  sliders.createSlide,
  sliders.changeSlide,
  sliders.moveSlide,
  sliders.deleteSlide,
  sliders.restoreSlide,
  social.listSocialLinks,
  social.createSocialLink,
  social.changeSocialLink,
  social.moveSocialLink,
  social.deleteSocialLink,
  social.restoreSocialLink,
  subscribers.listSubscribers,
  subscribers.exportSubscribers,
  subscribers.eraseSubscriber,
  settings.getShopSettings,
  settings.changeShopSettings,
  settings.getSeoSettings,
  settings.changeSeoSettings,
  checkoutSettings.getCheckoutSettings,
  checkoutSettings.changeCheckoutSettings,
  checkoutSettings.listTermsPages,
  mailSettings.getMailSettings,
  mailSettings.changeMailSettings,
  setup.getSetup,
  setup.skipStep,
  setup.resumeStep,
  setup.dismissSetup,
  setup.loadDemo,
  setup.removeDemo,
  mailTemplates.listMailTemplates,
  mailTemplates.previewMail,
  mailTemplates.showMail,
  mailTemplates.sendTestMail,
  delivery.listZones,
  delivery.createZone,
  delivery.changeZone,
  delivery.deleteZone,
  delivery.listDistricts,
  delivery.changeDistrict,
  week.listTemplates,
  week.createTemplate,
  week.changeTemplate,
  week.deleteTemplate,
  week.copyDay,
  slotExceptions.listExceptions,
  slotExceptions.createException,
  slotExceptions.changeException,
  slotExceptions.deleteException,
  slots.listCalendar,
  slots.changeSlot,
  methods.listShippingMethods,
  methods.changeShippingMethod,
  methods.moveShippingMethod,
  methods.listPaymentMethods,
  methods.changePaymentMethod,
  methods.movePaymentMethod,
  system.getSystem,
  stuckMails.listStuckMails,
  stuckMails.retryMail,
  system.clearCaches,
  translations.listTexts,
  translations.listOverrides,
  translations.changeText,
  imports.listImports,
  imports.uploadImport,
  imports.getImport,
  imports.mapImport,
  imports.checkImport,
  imports.applyImport,
  imports.cancelImport,
  imports.importErrorsCsv,
  imports.importErrorsXlsx,
  exports.exportProducts.csv,
  exports.exportProducts.xlsx,
  exports.exportPrices.csv,
  exports.exportPrices.xlsx,
  exports.exportStock.csv,
  exports.exportStock.xlsx,
  exports.exportCategories.csv,
  exports.exportCategories.xlsx,
  documents.issueDocuments,
  documents.slipPdf,
  documents.invoicePdf,
  documents.getDocument,
  documents.printSlips,
  documents.printPickList,
  documents.printRouteSheet,
  documents.printInvoices,
  media.uploadMedia,
  media.listMedia,
  mediaAttachment.matchMedia,
  mediaAttachment.attachMedia,
  mediaAttachment.uploadArchive,
  media.getMediaUsage,
  media.getUncropped,
  media.changeMedia,
  media.deleteMedia,
  media.restoreMedia,
] as const satisfies readonly AdminEndpoint[]

type AnyEndpoint = (typeof adminEndpoints)[number]
export type AdminKey = KeyOf<AnyEndpoint>
export type AdminEndpointOf<K extends AdminKey> = EndpointByKey<AnyEndpoint, K>
export type AdminInput<K extends AdminKey> = InputOf<AdminEndpointOf<K>>
export type AdminOutput<K extends AdminKey> = OutputOf<AdminEndpointOf<K>>
