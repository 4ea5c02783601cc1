import { Readable } from 'node:stream'
import { defaultLocale, isLocale } from '@tsiran/contract/locale'
import { unsubscribePath } from '@tsiran/contract/shop-paths'
import type { ExportedSubscriber } from '@tsiran/domain/contact/export-subscribers'
import { byteOrderMark, csvLine } from './csv.ts'

/** Names that programs which send newsletters know. */
const headings = ['email', 'language', 'consented_at', 'unsubscribe_url']

/** Readers of the newsletter as a CSV file, written while they are read. */
export const subscribersCsv = (
  batches: AsyncIterable<ExportedSubscriber[]>,
  origin: string,
): Readable => Readable.from(parts(batches, origin), { objectMode: false })

async function* parts(
  batches: AsyncIterable<ExportedSubscriber[]>,
  origin: string,
): AsyncIterable<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(headings))
  for await (const batch of batches)
    yield Buffer.from(
      batch
        .map(({ email, locale, confirmed_at, unsubscribe_key }) => {
          const path = unsubscribePath(isLocale(locale) ? locale : defaultLocale)
          return csvLine([email, locale, confirmed_at, `${origin}${path}?key=${unsubscribe_key}`])
        })
        .join(''),
    )
}
