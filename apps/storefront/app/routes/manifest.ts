import { locales } from '@tsiran/contract/locale'
import { homePath } from '@tsiran/contract/shop-paths'
import type { LoaderFunctionArgs } from 'react-router'
import { clientContext } from '../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { barColor, pageColor } from '../platform/document/theme.ts'

/** The shop as an application of the visitor's device, in the page's language. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const { data: channel } = await context.get(clientContext)('GET /api/channel/1', {
    query: { locale },
  })
  const title = channel.home_seo.meta_title.split('|')[locales.indexOf(locale)]
  const manifest = {
    name: title || channel.name,
    short_name: channel.name,
    lang: locale,
    id: '/',
    start_url: homePath(locale),
    scope: '/',
    display: 'standalone',
    theme_color: channel.accent?.leaf_dark ?? barColor,
    background_color: pageColor,
    categories: ['food', 'shopping'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
