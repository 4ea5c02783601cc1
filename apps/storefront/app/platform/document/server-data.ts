import { messagesLinkId } from '../i18n/message-files.ts'
import { heldMark } from './deferred-scripts.ts'
import { quote } from './quote.ts'

const end = '</body></html>'

/** A piece of a document: text, or cached markup as bytes. A document begins and ends with text. */
export type Piece = string | Uint8Array

const controller = 'window.__reactRouterContext.streamController'

/** The script with the data that a page hydrates from, as React Router's `StreamTransfer` writes it chunk by chunk. */
export const serverDataScript = (data: string): string =>
  data === '' ? '' : `${controller}.enqueue(${quote(data)});${controller}.close();`

/** Puts a page's {@link serverDataScript} at the end of its body. */
export function withServerData(pieces: readonly Piece[], script: string): Piece[] {
  const last = pieces.at(-1)
  if (script === '' || typeof last !== 'string' || !last.endsWith(end)) return [...pieces]
  return [...pieces.slice(0, -1), last.slice(0, -end.length), `<script>${script}</script>${end}`]
}

/** The tags that React Router writes to start the scripts. */
const startTags = `(?:<link rel="modulepreload"[^>]*>)+|<link id="${messagesLinkId}" rel="preload"[^>]*>|<script type="module" async="">[^]*?</script>`
const heldTags = new RegExp(startTags, 'g')

/** Defers the page's scripts, and the loading of what they need, to the start script (deferred-scripts.ts). */
export const scriptsLast = (html: string): string =>
  html.replace(heldTags, `<template ${heldMark}>$&</template>`)
