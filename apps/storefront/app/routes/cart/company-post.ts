import type { Client } from '@tsiran/contract/client'
import type { SyncedLine } from '@tsiran/contract/company-cart'
import type { Locale } from '@tsiran/contract/locale'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import type { Changes } from '../../features/cart/cart-changes.tsx'

/** The result of a company's form on the cart page. */
export type CompanyResult =
  | { outcome: 'synced'; message: string; lines: SyncedLine[] }
  | { outcome: 'confirmed'; message: string }
  /** `message` is empty where the shop could not be reached. */
  | { outcome: 'refused'; message: string; status: number; changes: Changes }

export type CompanyIntent = 'sync' | 'confirm'

/** The company form that was posted, if any. */
export const companyIntent = (form: FormData): CompanyIntent | undefined =>
  (['sync', 'confirm'] as const).find((intent) => form.get('intent') === intent)

/** The lines that the posted page showed: item id to pieces. */
function readShown(form: FormData): Record<string, number> {
  const shown: Record<string, number> = {}
  for (const field of form.getAll('shown')) {
    const [, id, quantity] = /^(\d{1,15}):(\d{1,7})$/.exec(String(field)) ?? []
    if (id !== undefined) shown[id] = Number(quantity)
  }
  return shown
}

/** Merges the sub-users' requests into the Manager's cart, or sends the sub-user's cart to the Manager. */
export async function doCompanyPost(
  client: Client,
  locale: Locale,
  intent: CompanyIntent,
  form: FormData,
): Promise<CompanyResult> {
  try {
    if (intent === 'confirm') {
      const { message } = await client('POST /api/checkout/group-user/cart/confirm', {
        body: { locale },
      })
      return { outcome: 'confirmed', message }
    }
    const body = { locale, already_added: readShown(form) }
    const { message, synced } = await client('POST /api/checkout/cart/sync', { body })
    return { outcome: 'synced', message, lines: synced }
  } catch (error) {
    const refusal = requireRefusal(error)
    const cart = refusal.code === 'cart_changed' ? (refusal.data as Changes | null) : null
    return {
      outcome: 'refused',
      message: refusal.message,
      status: refusal.status,
      changes: cart ?? { changed: [] },
    }
  }
}
