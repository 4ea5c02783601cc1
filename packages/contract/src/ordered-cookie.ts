/** The cookie with the guest cart that a browser ordered last: the cart's own cookie goes once the order is placed. */
export const orderedCookie = 'ordered_cart'
