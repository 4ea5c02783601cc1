import {
  createStaticHandler,
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'

/** Thrown by a route that the router's own handler has to answer. */
class NotLoadableError extends Error {
  override name = 'NotLoadableError'
}

const refuse = () => {
  throw new NotLoadableError('this route needs the handler of the router')
}

/** The routes below `parent` as the static handler loads them. One with middleware or headers is refused, with all below it. */
function toRoutes(
  routes: ServerBuild['routes'],
  parent?: string,
  isLoadable = true,
): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route?.parentId !== parent || !route) return []
    const { id, path, index, caseSensitive, module } = route
    const { default: component, handle, loader, ErrorBoundary, middleware, headers } = module
    const loadable = isLoadable && component !== undefined && !middleware && !headers
    const load = loadable ? (loader as LoaderFunction | undefined) : refuse
    const own = {
      id,
      ...(path !== undefined && { path }),
      handle,
      ...(load && { loader: load }),
      // Tells the handler only that an error ends here.
      ...((id === 'root' || ErrorBoundary) && { ErrorBoundary: () => null }),
    }
    if (index) return [{ ...own, index }]
    const children = toRoutes(routes, id, loadable)
    return [{ ...own, children, ...(caseSensitive && { caseSensitive }) }]
  })
}

/** Whether the router has a page for it that nothing is logged of: of a product that does not exist, for example. */
const isPageOfItsOwn = (error: unknown) =>
  isRouteErrorResponse(error) && (error as { error?: unknown }).error === undefined

/**
 * Makes the loader of pages that need nothing of the router's own handler. It returns a page's data, or a redirect; undefined
 * where the handler has to answer: a failure, or a cookie that a loader sets.
 */
export function createPageLoader({ routes, basename }: ServerBuild) {
  const handler = createStaticHandler(toRoutes(routes), basename ? { basename } : {})
  return async (
    request: Request,
    requestContext: RouterContextProvider,
  ): Promise<StaticHandlerContext | Response | undefined> => {
    const loaded = await handler.query(request, { requestContext })
    if (loaded instanceof Response) return loaded
    const { errors, loaderHeaders } = loaded
    if (errors && !Object.values(errors).every(isPageOfItsOwn)) return undefined
    if (Object.values(loaderHeaders).some((headers) => headers.has('set-cookie'))) return undefined
    return loaded
  }
}
