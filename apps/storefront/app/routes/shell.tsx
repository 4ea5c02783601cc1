import { Suspense, useEffect } from 'react'
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AuthWindow } from '../components/auth/auth-window.tsx'
import { Announcer } from '../components/shell/announcer.tsx'
import { BackToTop } from '../components/shell/back-to-top.tsx'
import { BottomBar } from '../components/shell/bottom-bar.tsx'
import { Footer } from '../components/shell/footer.tsx'
import { Header } from '../components/shell/header.tsx'
import { NavLinks } from '../components/shell/nav-links.tsx'
import { Progress } from '../components/shell/progress.tsx'
import { SeoLinks } from '../components/shell/seo-links.tsx'
import { SessionWatch } from '../components/shell/session-watch.tsx'
import { Toasts } from '../components/shell/toasts.tsx'
import { useShoppingPlace } from '../components/shell/use-shopping-place.ts'
import { useCartTabs } from '../lib/cart-tabs.ts'
import { clientContext, pageContext } from '../lib/context.ts'
import { keepLocale } from '../lib/app-state.ts'
import { rememberLocale } from '../lib/locale-cookie.ts'
import { localeOfPath, useLocale } from '../lib/locale.ts'
import { menuLinks } from '../lib/menus.ts'
import { useMessages } from '../lib/messages.ts'
import { RoleContext, SignedInContext } from '../lib/session.ts'

/** What every page's header and footer show; the same for everybody but whether somebody is signed in. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const locale = localeOfPath(url.pathname)
  const query = { locale }
  const [{ data: channel }, { data: menus }, { data: social }] = await Promise.all([
    client('GET /api/channel/1', { query }),
    client('GET /api/cms/menus', { query }),
    client('GET /api/social', { query }),
  ])
  const { origin, signedIn, role } = context.get(pageContext)
  return {
    channel,
    headerLinks: menuLinks(menus, 'header', locale),
    footerLinks: menuLinks(menus, 'footer', locale),
    social,
    origin,
    signedIn,
    role,
  }
}

/** Nothing in it changes while a document lives. */
export const shouldRevalidate = () => false

/** The shop around every page. */
export default function ShellRoute() {
  const { channel, origin, signedIn, role } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  useCartTabs()
  useShoppingPlace()
  useEffect(() => {
    rememberLocale(locale)
    keepLocale(locale)
  }, [locale])
  return (
    <SignedInContext value={signedIn}>
      <RoleContext value={role}>
        <SeoLinks origin={origin} />
        <Progress />
        <a
          href="#main"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-leaf px-4 py-3 font-bold text-white focus:translate-y-0 print:hidden"
        >
          {t('shell.skip')}
        </a>
        <Header name={channel.name} contact={channel.contact} />
        <NavLinks />
        <main id="main" tabIndex={-1} className="content outline-none">
          {/* The browser takes over the page's own part after what stands around it: two short pieces of work, not a long one. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Footer name={channel.name} contact={channel.contact} />
        <BackToTop />
        <BottomBar />
        <Toasts />
        <Announcer />
        <AuthWindow />
        <SessionWatch />
      </RoleContext>
    </SignedInContext>
  )
}
