import type { AdminMessageKey, AdminTranslator } from './admin-translator.ts'
import type { MessageKey, Translator } from './translator.ts'

/**
 * The codes of each area of the back office's texts that the log holds; the contract's lists come with schemas, which browsers need
 * not load.
 */
const codes = {
  'comments.status': ['approved', 'rejected', 'waiting'],
  'companies.status': ['approved', 'blocked', 'new'],
  'deliveries.outcome': ['delivered', 'refused_lines', 'nobody_home'],
  'deliveries.state': ['planned', 'out', 'done'],
  'imports.kinds': ['categories', 'prices', 'products', 'stock'],
  'messages.states': ['answered', 'closed', 'new', 'read'],
  'orders.method': ['ameriabank', 'cashondelivery', 'credit', 'idram'],
  'orders.refundState': ['due', 'refunded', 'refunding', 'refused'],
  'picking.progressState': ['claimed', 'picking', 'finished'],
  'picking.state': ['found', 'short', 'missing', 'replaced'],
  'products.statuses': ['hidden', 'published', 'service'],
  roles: ['accountant', 'catalogue', 'content', 'courier', 'orders', 'owner', 'picker', 'viewer'],
} as const

/** The areas whose codes a field may have, by the type of what was changed. */
const areas: Readonly<Record<string, readonly (keyof typeof codes)[]>> = {
  'comment.status': ['comments.status'],
  'company.status': ['companies.status'],
  'import.kind': ['imports.kinds'],
  'invite.roles': ['roles'],
  'message.state': ['messages.states'],
  'order.method': ['orders.method'],
  'order.outcome': ['deliveries.outcome'],
  'order.state': ['picking.state', 'picking.progressState', 'orders.refundState'],
  'product.status': ['products.statuses'],
  'route.state': ['deliveries.state'],
  'staff.roles': ['roles'],
}

const orderStatuses = [
  'pending_payment',
  'pending',
  'processing',
  'completed',
  'canceled',
  'closed',
]

/** The word of a code in a field of the log (`order.status`); undefined for what is no code. */
export function codeWord(
  place: string,
  code: string | boolean,
  { office, shop }: { office: AdminTranslator; shop: Translator },
): string | undefined {
  if (typeof code === 'boolean') return office(code ? 'common.yes' : 'common.no')
  if (place === 'order.status' && orderStatuses.includes(code))
    return shop(`orderStatus.${code}` as MessageKey)
  const area = areas[place]?.find((name) => (codes[name] as readonly string[]).includes(code))
  return area && office(`${area}.${code}` as AdminMessageKey)
}
