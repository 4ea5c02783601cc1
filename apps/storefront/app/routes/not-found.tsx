import { NotFoundPage } from '../features/errors/not-found-page.tsx'

/** No address of the shop. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default NotFoundPage
export const ErrorBoundary = NotFoundPage
