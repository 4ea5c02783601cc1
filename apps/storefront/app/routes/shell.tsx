import { Outlet, type LoaderFunctionArgs } from 'react-router'
import { clientContext, pageContext } from '../lib/context.ts'
import { localeOfPath } from '../lib/locale.ts'

/** What every page's header and footer show; the same for everybody. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = { locale: localeOfPath(url.pathname) }
  const { data: channel } = await context.get(clientContext)('GET /api/channel/1', { query })
  return { channel, origin: context.get(pageContext).origin }
}

/** Nothing in it changes while a document lives. */
export const shouldRevalidate = () => false

export default function ShellRoute() {
  return (
    <main id="main" className="content">
      <Outlet />
    </main>
  )
}
