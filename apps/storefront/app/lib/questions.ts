import type { Thing } from './json-ld.ts'

const question = /<details><summary>([^]*?)<\/summary>([^]*?)<\/details>/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** Sanitised HTML as plain text on one line. */
const plain = (html: string): string =>
  html
    .replace(/<(?:\/(?:p|li|h\d|td|th|dt|dd)|br)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** The questions of a page's sanitised HTML, as search engines read them; undefined where it has none. */
export function questionsData(html: string): Thing | undefined {
  const mainEntity = [...html.matchAll(question)].map(([, name = '', answer = '']) => ({
    '@type': 'Question',
    name: plain(name),
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  }))
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined
}
