import { renderToString } from 'react-dom/server'
import { ServerRouter, type RouterContextProvider, type EntryContext } from 'react-router'
import type { Overrides } from '@tsiran/i18n/overrides'
import { pageContext } from '../api/context.ts'
import { serverDataScript, scriptsLast, withServerData, type Piece } from './server-data.ts'
import { MarkupPlacesContext } from './markup-cache.tsx'
import { localeOfPath } from '@tsiran/app-kit/i18n/locale'
import { MarkupCache, PagePlaces } from './markup-store.ts'
import { NonceContext, takeScripts } from './page-scripts.ts'
import { overridesScript } from '../i18n/message-overrides.ts'
import { translatorOf } from '../i18n/translators.ts'
import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'

export interface RenderedDocument {
  pieces: Piece[]
  /** The document's scripts that the shop wrote. */
  scripts: string[]
}

/** Enough bytes for some thousand product cards. */
const maxMarkupBytes = 4_000_000
/** Cached markup by the merchant's overrides that are in it. */
const markupCaches = new WeakMap<Overrides, MarkupCache>()

function markupCacheOf(overrides: Overrides): MarkupCache {
  const found = markupCaches.get(overrides)
  if (found) return found
  const cache = new MarkupCache(maxMarkupBytes)
  markupCaches.set(overrides, cache)
  return cache
}

/**
 * Renders a page to one string: four times the pages per second of a stream. The data it hydrates from is complete by then (nothing is
 * deferred), and goes in at the end of the body.
 */
export function renderDocument(
  url: string,
  context: EntryContext,
  values: Readonly<RouterContextProvider>,
  serverData: string,
): RenderedDocument {
  const locale = localeOfPath(new URL(url).pathname)
  const { signedIn, overridesOf } = values.get(pageContext)
  const overrides = overridesOf(locale)
  // Cached markup is the same for everybody: pages of signed-in people use none.
  const places = import.meta.env.PROD && !signedIn ? new PagePlaces(markupCacheOf(overrides)) : null
  const nonce = crypto.randomUUID()
  const rendered = renderToString(
    <NonceContext value={nonce}>
      <MarkupPlacesContext value={places}>
        <LocaleProvider locale={locale} translator={translatorOf(locale, overrides)}>
          <ServerRouter context={context} url={url} nonce={nonce} />
        </LocaleProvider>
      </MarkupPlacesContext>
    </NonceContext>,
  )
  const scripts: string[] = []
  const page = (places?.cut(rendered) ?? [rendered]).map((piece) => {
    if (typeof piece !== 'string') return piece
    const taken = takeScripts(piece, nonce)
    scripts.push(...taken.scripts)
    // In development React would warn of attributes that it did not write.
    return import.meta.env.PROD ? scriptsLast(taken.html) : taken.html
  })
  const data = serverDataScript(context.renderMeta?.didRenderScripts ? serverData : '')
  const last = data && overridesScript(overrides) + data
  return {
    pieces: ['<!DOCTYPE html>', ...withServerData(page, last)],
    scripts: [...scripts, last].filter(Boolean),
  }
}
