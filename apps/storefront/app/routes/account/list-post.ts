import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import type { ToCart } from '@tsiran/contract/quick-order-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { textOf } from '@tsiran/app-kit/forms/field-errors'

interface Done {
  intent: 'cart' | 'change' | 'delete' | 'line'
  filled: Pick<ToCart, 'message' | 'added' | 'skipped'> | null
}

/** The list's number in an address. Throws a 404 response where it is none. */
export function readListId(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw new Response(null, { status: 404 })
  return Number(text)
}

/** A list's name and sharing as typed, to show them again after a refusal; undefined for another form. */
export const typedSettings = (form: FormData): { name: string; shared: boolean } | undefined =>
  form.get('intent') === 'change'
    ? { name: textOf(form, 'name'), shared: form.has('shared') }
    : undefined

/** Carries out a form of a list's page. Throws a 400 response for any other form. */
export async function doListPost(
  client: Client,
  locale: Locale,
  id: number,
  form: FormData,
): Promise<Done> {
  const params = { id }
  const intent = textOf(form, 'intent')
  switch (intent) {
    case 'cart': {
      const { message, added, skipped } = await client('POST /api/shopping-lists/:id/cart', {
        params,
        body: { locale },
      })
      return { intent, filled: { message, added, skipped } }
    }
    case 'change': {
      const shared = form.has('shares') ? form.has('shared') : undefined
      await client('PUT /api/shopping-lists/:id', {
        params,
        body: { locale, name: textOf(form, 'name'), shared },
      })
      return { intent, filled: null }
    }
    case 'delete':
      await deleteList(client, locale, id)
      return { intent, filled: null }
    case 'line':
    case 'remove': {
      const quantity = intent === 'remove' ? 0 : readPieces(textOf(form, 'quantity'))
      await client('PUT /api/shopping-lists/:id/lines', {
        params,
        body: { locale, lines: [{ sku: textOf(form, 'sku'), quantity }] },
      })
      return { intent: 'line', filled: null }
    }
    default:
      throw new Response(null, { status: 400 })
  }
}

/** Deleting a list twice is no error. */
async function deleteList(client: Client, locale: Locale, id: number): Promise<void> {
  try {
    await client('DELETE /api/shopping-lists/:id', { params: { id }, body: { locale } })
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
}

function readPieces(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text.trim())) throw new Response(null, { status: 400 })
  return Number(text)
}
