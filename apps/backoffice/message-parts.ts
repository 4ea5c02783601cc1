/** A tree of texts as the message files have it. */
export type Texts = { [name: string]: string | Texts }

/** The texts of one language: the shop's that the back office shows too, and the overrides. */
export interface MessagePart {
  shop: Texts
  admin: Texts
}

/** Groups and texts that the back office needs before it shows any page: the sign-in, the frame around the pages, its start page. */
const startPaths = {
  shop: ['auth.showPassword', 'shell.again', 'shell.loadFailed', 'ui'],
  admin: [
    'attributes.title',
    'audit.short',
    'blocks',
    'brands.title',
    'categories.title',
    'claim',
    'comments.short',
    'common',
    'companies.title',
    'content.title',
    'customers.title',
    'deliveries.title',
    'delivery.title',
    'density',
    'drafts.title',
    'factor',
    'factors',
    'grid.title',
    'imports.title',
    'invite',
    'labels.title',
    'me.title',
    'media.title',
    'messages.short',
    'orders.name',
    'orders.title',
    'palette',
    'picking.title',
    'products.new',
    'products.title',
    'reports.title',
    'searchDesk.title',
    'session',
    'settings.checkoutTitle',
    'settings.delivery.title',
    'settings.mail.title',
    'settings.payments.title',
    'settings.seo.title',
    'settings.shop.title',
    'settings.system.title',
    'settings.title',
    'setup',
    'shell',
    'staff.name',
    'staff.title',
    'stock.newReceipt',
    'stock.title',
    'texts.title',
    'theme',
    'today',
  ],
}

/** Groups of the shop's texts that pages of the back office show as well. */
const shopPaths = [
  'cart.substitution',
  'checkout.cityName',
  'companies.requestStatus',
  'document',
  'field.noDelivery',
  'orderStatus',
  'product.allergen',
  'product.portion',
  'product.unitPrice',
  'reports',
]

/** The part of a tree at dotted paths. Throws a RangeError on an unknown path. */
function pick(tree: Texts, paths: readonly string[]): Texts {
  const picked: Texts = {}
  for (const path of paths) {
    const steps = path.split('.')
    const last = steps.pop()!
    let [from, to] = [tree, picked]
    for (const step of steps) {
      from = (from[step] ?? {}) as Texts
      to = (to[step] ??= {}) as Texts
    }
    if (from[last] === undefined) throw new RangeError(`no texts at ${path}`)
    to[last] = from[last]
  }
  return picked
}

/**
 * Splits a language's texts: those of the start, and those of the other pages. A group of the second part is whole,
 * so that it replaces what the first one has of it.
 */
export function splitMessages({ shop, admin }: MessagePart): {
  start: MessagePart
  pages: MessagePart
} {
  const later = Object.keys(admin).filter((group) => !startPaths.admin.includes(group))
  return {
    start: { shop: pick(shop, startPaths.shop), admin: pick(admin, startPaths.admin) },
    pages: { shop: pick(shop, shopPaths), admin: pick(admin, later) },
  }
}
