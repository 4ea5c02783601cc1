import { manifestPath } from '@tsiran/contract/shop-paths'
import './app.css'
import { useEffect, useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { pageFonts } from './platform/document/fonts.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { messageFiles, messagesLinkId } from './platform/i18n/message-files.ts'
import { QueryClientContext } from './platform/api/query-hooks.ts'
import { QueryClient } from './platform/api/query-client.ts'
import { SinglePosts } from './platform/api/single-posts.ts'
import { replayEarlyActs } from './platform/document/deferred-scripts.ts'
import { barColor } from './platform/document/theme.ts'
import { useShop } from './features/shop/shop.ts'
import icon from './features/shop/tsiran.svg?url'
import { ErrorPage } from './features/errors/error-page.tsx'
import { SplashScreen } from './features/layout/splash-screen.tsx'
import { Starter } from './features/layout/starter.tsx'

/** The `handle` of a page that reloads itself where scripts are off: seconds and address, as in `<meta>`. */
export interface RefreshingPage {
  refresh: string
}
const isRefreshing = (handle: unknown): handle is RefreshingPage =>
  typeof handle === 'object' && handle !== null && 'refresh' in handle

/** The document around every page, also around one that failed. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { accent } = useShop()
  const [queries] = useState(() => new QueryClient())
  useEffect(() => void replayEarlyActs(), [])
  const refresh = useMatches().findLast(({ handle }) => isRefreshing(handle))?.handle as
    | RefreshingPage
    | undefined
  return (
    <html
      lang={locale}
      // Inline scripts mark the element before hydration: the splash screen's, the age gate's.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={accent?.leaf_dark ?? barColor} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <link rel="manifest" href={manifestPath(locale)} />
        {pageFonts(locale).map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <link
          id={messagesLinkId}
          rel="preload"
          as="fetch"
          href={messageFiles[locale]}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <Meta />
        <Links />
        {refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh.refresh} />
          </noscript>
        )}
      </head>
      <body className="bg-cream text-ink">
        <Starter />
        <SinglePosts />
        <SplashScreen />
        <QueryClientContext value={queries}>{children}</QueryClientContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown when the shell itself could not be loaded. */
export function ErrorBoundary() {
  return <ErrorPage />
}
