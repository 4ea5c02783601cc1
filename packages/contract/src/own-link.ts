/**
 * Whether a link of a text leads to the shop itself: a path, a query or a part of the page. Browsers drop tabs and line breaks from
 * addresses, so that they hide no second slash.
 */
export const isOwnLink = (href: string): boolean =>
  /^[/#?](?![/\\])/.test(href.replaceAll(/[\t\n\r]/g, ''))
