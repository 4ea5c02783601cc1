import './app.css'
import latin from '@fontsource-variable/google-sans/files/google-sans-latin-wght-normal.woff2?url'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { defaultLocale } from '@tsiran/contract/locale'
import { ToastRegion } from '@tsiran/ui/toast'
import { listenForToasts } from '@tsiran/app-kit/browser/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { StepUpDialog } from './features/session/step-up-dialog.tsx'
import { SessionWatch } from './features/session/session-watch.tsx'
import { createQueryClient } from './platform/api/query-client.ts'
import { themeScript } from './platform/document/theme-script.ts'
import { Language } from './platform/i18n/language.tsx'
import { PageFailure } from './features/shell/page-failure.tsx'

/** The document around every page; written once, at build time. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex" />
        <title>Tsiran</title>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="preload" as="font" type="font/woff2" href={latin} crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What the document shows until its scripts run. */
export function HydrateFallback() {
  return <div className="min-h-dvh bg-page" aria-busy="true" />
}

function Frame({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    // The policy of /admin allows no style elements; app.css has what they would say.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Language>
          {children}
          <ToastRegion source={listenForToasts} />
        </Language>
      </QueryClientProvider>
    </CSPProvider>
  )
}

export default function Root() {
  return (
    <Frame>
      <SessionWatch />
      <Outlet />
      <StepUpDialog />
    </Frame>
  )
}

/** The last resort: a page failed, or its code could not be loaded. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageFailure />
    </Frame>
  )
}
