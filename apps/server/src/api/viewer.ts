import type { Locale } from '@tsiran/contract/locale'
import type { Context } from '../context.ts'
import type { Caller } from './endpoint-handler.ts'

/** Whom prices and texts are for: what use cases take of a caller. */
export interface Viewer {
  locale: Locale
  buyer: { company: boolean }
  customerId: number | null
  companyId: number | null
  role: 'Manager' | 'subUser' | null
  /** Pieces of one line that a guest may order; undefined for everybody else. */
  maxQuantity?: number | undefined
}

/** The viewer that a caller is: company users see their company's prices (R3). */
export const viewerOf = ({ locale, session }: Caller): Viewer => ({
  locale,
  buyer: { company: session?.companyId != null },
  customerId: session?.customerId ?? null,
  companyId: session?.companyId ?? null,
  role: session?.role ?? null,
})

/** As {@link viewerOf}, for calls that change or order a cart: guests have a limit of pieces (R47). */
export const shopperOf = ({ config }: Pick<Context, 'config'>, caller: Caller): Viewer => ({
  ...viewerOf(caller),
  ...(!caller.session && { maxQuantity: config.limits.guestPieces }),
})
