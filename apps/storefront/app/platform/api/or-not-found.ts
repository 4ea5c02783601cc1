import { isApiError } from '@tsiran/app-kit/api/api-error'

/** Turns a refusal of an unknown or malformed address into the shop's 404 page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error) && [400, 404, 422].includes(error.status))
      throw new Response(null, { status: 404 })
    throw error
  }
}
