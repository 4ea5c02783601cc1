import { Suspense, useEffect } from 'react'
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AuthWindow } from '../features/session/auth-window.tsx'
import { Announcer } from '../features/layout/announcer.tsx'
import { BackToTop } from '../features/layout/back-to-top.tsx'
import { BottomBar } from '../features/layout/bottom-bar.tsx'
import { Footer } from '../features/layout/footer.tsx'
import { Header } from '../features/layout/header.tsx'
import { NavLinks } from '../features/layout/nav-links.tsx'
import { Progress } from '../features/layout/progress.tsx'
import type { ShopData } from '../features/shop/shop.ts'
import { accentCss } from '../features/shop/accent-css.ts'
import { AccentStyle } from '../features/shop/accent-style.tsx'
import { SeoLinks } from '../features/shop/seo-links.tsx'
import { SessionWatch } from '../features/session/session-watch.tsx'
import { Toasts } from '../features/layout/toasts.tsx'
import { useShoppingPlace } from '../features/layout/use-shopping-place.ts'
import { useCartTabs } from '../platform/api/cart-tabs.ts'
import { clientContext, pageContext } from '../platform/api/context.ts'
import { storeLocale } from '../features/session/app-state.ts'
import { rememberLocale } from '../platform/i18n/locale-cookie.ts'
import { localeOfPath, useLocale } from '@tsiran/app-kit/i18n/locale'
import { hoursLines } from '../features/shop/opening-hours.ts'
import { translatorOf } from '../platform/i18n/translators.ts'
import { menuLinks } from '../features/shop/menus.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { RoleContext, SignedInContext } from '../features/session/session.ts'

/** The data of header and footer; the same for everybody, but for the session. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<ShopData> {
  const client = context.get(clientContext)
  const locale = localeOfPath(url.pathname)
  const query = { locale }
  const [{ data: channel }, { data: menus }, { data: social }] = await Promise.all([
    client('GET /api/channel/1', { query }),
    client('GET /api/cms/menus', { query }),
    client('GET /api/social', { query }),
  ])
  const { origin, signedIn, role, overridesOf } = context.get(pageContext)
  return {
    name: channel.name,
    contact: channel.contact,
    payments: channel.payment_methods,
    logo: channel.logo,
    accent: channel.accent,
    description: channel.home_seo.meta_description,
    image: channel.home_seo.image,
    termsPage: channel.checkout.terms_page_id,
    headerLinks: menuLinks(menus, 'header', locale),
    footerLinks: menuLinks(menus, 'footer', locale),
    social,
    accentCss: accentCss(channel.accent),
    openingHours: hoursLines(channel.opening_hours, translatorOf(locale, overridesOf(locale))),
    origin,
    signedIn,
    role,
  }
}

/** The data does not change within a document. */
export const shouldRevalidate = () => false

/** The shop around every page. */
export default function ShellRoute() {
  const { name, contact, origin, accentCss: css, signedIn, role } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  useCartTabs()
  useShoppingPlace()
  useEffect(() => {
    rememberLocale(locale)
    storeLocale(locale)
  }, [locale])
  return (
    <SignedInContext value={signedIn}>
      <RoleContext value={role}>
        <AccentStyle css={css} />
        <SeoLinks origin={origin} />
        <Progress />
        <a
          href="#main"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-leaf px-4 py-3 font-bold text-white focus:translate-y-0 print:hidden"
        >
          {t('shell.skip')}
        </a>
        <Header name={name} contact={contact} />
        <NavLinks />
        <main id="main" tabIndex={-1} className="content outline-none">
          {/* The page hydrates after the shell around it: two short tasks in place of a long one. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Footer name={name} contact={contact} />
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
