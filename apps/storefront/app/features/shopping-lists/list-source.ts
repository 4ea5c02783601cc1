import type { MessageKey } from '@tsiran/i18n/translator'

/** Where the lines of a new list come from: an order by its number, else the cart, else nowhere. */
export interface ListSource {
  order?: number | undefined
  cart?: boolean | undefined
}

/** The source as a query of the page of lists, which one comes back to after signing in again. */
export const listSourceQuery = ({ order, cart }: ListSource): string =>
  order === undefined ? (cart ? '?from=cart' : '') : `?from=${order}`

/** What saving a list of a cart or an order is called. */
export const saveListLabel = ({ order }: ListSource): MessageKey =>
  order === undefined ? 'shoppingLists.saveCart' : 'shoppingLists.saveOrder'
