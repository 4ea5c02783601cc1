import type { EntryContext, ServerBuild, StaticHandlerContext } from 'react-router'
import { quote } from './quote.ts'

/**
 * What React Router's components render a loaded page from. Has the page's own routes only: they would be made anew for each page, and
 * the shop has 70.
 */
export function entryContext(build: ServerBuild, loaded: StaticHandlerContext): EntryContext {
  const { assets, basename, future, routeDiscovery, ssr } = build
  const ids = loaded.matches.map(({ route }) => route.id)
  const pick = <T>(read: (id: string) => T) => Object.fromEntries(ids.map((id) => [id, read(id)]))
  return {
    manifest: { ...assets, routes: pick((id) => assets.routes[id]) },
    routeModules: pick((id) => build.routes[id]!.module) as EntryContext['routeModules'],
    staticHandlerContext: loaded,
    serverHandoffString: quote({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    renderMeta: {},
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    branches: [],
    serializeError: ({ message }) => ({ message }),
  }
}
