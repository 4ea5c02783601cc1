import { data, isRouteErrorResponse } from 'react-router'

/**
 * Runs a page's action on the server. Where the network or the server fails, `lost` is the answer: the error page would lose
 * all that was typed. Redirects and refusals of the server are thrown on.
 */
export async function actOrStay<T, L>(serverAction: () => Promise<T>, lost: L) {
  try {
    return await serverAction()
  } catch (error) {
    const isAnswer = error instanceof Response
    if (isAnswer || (isRouteErrorResponse(error) && error.status < 500)) throw error
    // After a failure the page's data is not fetched again, which would fail, too.
    return data(lost, { status: 503 })
  }
}
