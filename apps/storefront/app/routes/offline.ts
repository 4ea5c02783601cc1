import type { MessageKey } from '@tsiran/i18n/translator'
import type { LoaderFunctionArgs } from 'react-router'
import css from '../app.css?url'
import logo from '../features/shop/tsiran.svg?url'
import { escapeMarkup } from '../platform/document/escape-markup.ts'
import { pageContext } from '../platform/api/context.ts'
import { translatorOf } from '../platform/i18n/translators.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** The page that a visitor without network gets from the service worker: no script, and no file but its style and the logo. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const t = translatorOf(locale, context.get(pageContext).overridesOf(locale))
  const write = (key: MessageKey) => escapeMarkup(t(key))
  const html = `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${write('offline.title')}</title>
<link rel="stylesheet" href="${css}">
</head>
<body class="bg-cream text-ink">
<main class="content flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
<img src="${logo}" alt="" width="112" height="112" class="rotate-12 grayscale">
<h1 class="text-3xl font-bold text-balance">${write('offline.title')}</h1>
<p class="max-w-md text-muted">${write('offline.text')}</p>
<a href="" class="inline-flex min-h-11 items-center rounded-control bg-leaf px-5 font-bold text-white hover:bg-leaf-dark">${write('offline.again')}</a>
</main>
</body>
</html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
