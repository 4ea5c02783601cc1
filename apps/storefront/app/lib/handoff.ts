import { messagesLinkId } from './message-files.ts'
import { heldMark } from './start.ts'

const end = '</body></html>'

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A JavaScript string that can stand in an HTML script. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!)
}

/** A piece of a document: text, or markup that was kept as bytes. A document begins and ends with text. */
export type Piece = string | Uint8Array

/**
 * Puts the data that a page hydrates from at the end of its body: what React Router's own `StreamTransfer` writes chunk
 * by chunk.
 */
export function withHandoff(pieces: readonly Piece[], data: string): Piece[] {
  const last = pieces.at(-1)
  if (data === '' || typeof last !== 'string' || !last.endsWith(end)) return [...pieces]
  const controller = 'window.__reactRouterContext.streamController'
  const script = `<script>${controller}.enqueue(${quote(data)});${controller}.close();</script>`
  return [...pieces.slice(0, -1), last.slice(0, -end.length), script + end]
}

const heldTags = new RegExp(
  `(?:<link rel="modulepreload"[^>]*>)+|<link id="${messagesLinkId}" rel="preload"[^>]*>|<script type="module" async="">[^]*?</script>`,
  'g',
)

/** Leaves the start of the scripts, and the loading of what they need, to the script that waits for its time (start.ts). */
export const scriptsLast = (html: string): string => html.replace(heldTags, `<template ${heldMark}>$&</template>`)
