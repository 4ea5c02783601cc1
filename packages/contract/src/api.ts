import * as blog from './blog.ts'
import * as blogComments from './blog-comments.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as listing from './listing.ts'
import * as checkout from './checkout.ts'
import * as checkoutMethods from './checkout-methods.ts'
import * as unpaidOrder from './unpaid-order.ts'
import * as companies from './companies.ts'
import * as companyCart from './company-cart.ts'
import * as groupHistory from './group-history.ts'
import * as cartRequests from './cart-requests.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as channel from './channel.ts'
import * as customers from './customers.ts'
import * as customerSession from './customer-session.ts'
import * as addresses from './addresses.ts'
import * as delivery from './delivery.ts'
import * as deliveryZones from './delivery-zones.ts'
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
  listing.getFilters,
  listing.listProducts,
  listing.searchProducts,
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
  deliveryZones.listZones,
  delivery.listSlots,
  checkoutMethods.listShippings,
  checkoutMethods.listPayments,
  checkout.saveAddress,
  checkout.saveShipping,
  checkout.savePayment,
  checkout.saveOrder,
  checkout.getCheckoutAddress,
  checkout.getPlacedOrder,
  unpaidOrder.getUnpaidOrder,
  unpaidOrder.checkUnpaidOrder,
  unpaidOrder.giveUpUnpaidOrder,
  unpaidOrder.payUnpaidOrder,
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
  customerSession.login,
  customerSession.logout,
  customerSession.getMe,
  customers.register,
  customers.forgotPassword,
  customers.resetPassword,
  customers.changeProfile,
  addresses.listAddresses,
  addresses.createAddress,
  addresses.updateAddress,
  addresses.deleteAddress,
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
  groupHistory.getGroupHistory,
  groupHistory.getManagerOrders,
  cartRequests.getCompanyRequests,
  cartRequests.getCartRequest,
  cartRequests.discardCartRequest,
  cartRequests.restoreCartRequest,
  wishlist.getWishlist,
  wishlist.toggleWishlist,
  blog.listBlogs,
  blog.listTopBlogs,
  blog.listBlogGroups,
  blog.previewBlog,
  blogComments.listOwnComments,
  blogComments.createComment,
  channel.getChannel,
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
