import * as blog from './blog.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as checkout from './checkout.ts'
import * as companies from './companies.ts'
import * as companyCart from './company-cart.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as customers from './customers.ts'
import * as delivery from './delivery.ts'
import type { Endpoint, EndpointByKey, InputOf, KeyOf, OutputOf } from './endpoint.ts'
import * as orders from './orders.ts'
import * as quickOrder from './quick-order.ts'
import * as shoppingLists from './shopping-lists.ts'
import * as wishlist from './wishlist.ts'

/** Every endpoint of the shop. */
export const endpoints = [
  catalog.listCategories,
  catalog.getCategoryById,
  catalog.getCategoryBySlug,
  catalog.listBrands,
  catalog.getFilters,
  catalog.listProducts,
  catalog.searchProducts,
  catalog.getProductById,
  catalog.getProductByUrlKey,
  catalog.getConfigurableConfig,
  catalog.getAdditionalInformation,
  catalog.compareProducts,
  cart.createCartToken,
  cart.getCart,
  cart.addToCart,
  cart.updateCart,
  cart.removeFromCart,
  cart.listSubstitutes,
  quickOrder.previewOrder,
  quickOrder.orderToCart,
  delivery.listZones,
  delivery.listSlots,
  checkout.listShippings,
  checkout.listPayments,
  checkout.saveAddress,
  checkout.saveShipping,
  checkout.savePayment,
  checkout.saveOrder,
  checkout.getCheckoutAddress,
  checkout.getPlacedOrder,
  checkout.getUnpaidOrder,
  checkout.checkUnpaidOrder,
  checkout.giveUpUnpaidOrder,
  checkout.payUnpaidOrder,
  orders.getHistory,
  orders.listOrders,
  orders.reorder,
  orders.trackOrder,
  shoppingLists.listShoppingLists,
  shoppingLists.createShoppingList,
  shoppingLists.getShoppingList,
  shoppingLists.changeShoppingList,
  shoppingLists.setListLines,
  shoppingLists.deleteShoppingList,
  shoppingLists.listToCart,
  customers.login,
  customers.logout,
  customers.getMe,
  customers.register,
  customers.forgotPassword,
  customers.resetPassword,
  customers.changeProfile,
  customers.listAddresses,
  customers.createAddress,
  customers.updateAddress,
  customers.deleteAddress,
  companies.companyLogin,
  companies.registerCompany,
  companies.verifyEmail,
  companies.listCompanyUsers,
  companies.addCompanyUser,
  companies.editCompanyUser,
  companies.deleteCompanyUser,
  companyCart.getGroupCart,
  companyCart.addToGroupCart,
  companyCart.updateGroupCart,
  companyCart.removeFromGroupCart,
  companyCart.confirmGroupCart,
  companyCart.syncCart,
  companyCart.getGroupHistory,
  companyCart.getManagerOrders,
  companyCart.getCompanyRequests,
  companyCart.getCartRequest,
  companyCart.discardCartRequest,
  companyCart.restoreCartRequest,
  wishlist.getWishlist,
  wishlist.toggleWishlist,
  blog.listBlogs,
  blog.listTopBlogs,
  blog.listBlogGroups,
  blog.previewBlog,
  blog.listOwnComments,
  blog.createComment,
  content.getChannel,
  content.getPages,
  contact.sendMessage,
  contact.subscribe,
  contact.confirmSubscription,
  contact.unsubscribe,
  content.listSliders,
  content.listMenus,
  content.listSocial,
  content.getTranslations,
] as const satisfies readonly Endpoint[]

type AnyEndpoint = (typeof endpoints)[number]
export type EndpointKey = KeyOf<AnyEndpoint>
export type EndpointOf<K extends EndpointKey> = EndpointByKey<AnyEndpoint, K>
export type Input<K extends EndpointKey> = InputOf<EndpointOf<K>>
export type Output<K extends EndpointKey> = OutputOf<EndpointOf<K>>
