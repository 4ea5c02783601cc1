import { NotFoundPage } from '../features/errors/not-found-page.tsx'

/** Answers 404 for unknown addresses. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default NotFoundPage
export const ErrorBoundary = NotFoundPage
