import type { Viewer } from '@tsiran/domain/shared/viewer'
import type { Context } from '../context.ts'
import type { Caller } from './endpoint-handler.ts'

/** The viewer of a caller. Company users see their company's prices (R3). */
export const viewerOf = ({ locale, session }: Caller): Viewer => ({
  locale,
  customerId: session?.customerId ?? null,
  companyId: session?.companyId ?? null,
  role: session?.role ?? null,
  ...(session?.companyId != null && !session.companyPrices && { ordinaryPrices: true }),
  ...(session?.companyMinimum != null && { companyMinimum: session.companyMinimum }),
})

/** As {@link viewerOf}, with the guests' limit of pieces, for carts and orders (R47). */
export const shopperOf = ({ config }: Pick<Context, 'config'>, caller: Caller): Viewer => ({
  ...viewerOf(caller),
  ...(!caller.session && { maxQuantity: config.limits.guestPieces }),
})
