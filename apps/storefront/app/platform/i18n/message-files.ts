import { perLocale } from '@tsiran/contract/map-text'

const files = import.meta.glob<string>('../../../../../packages/i18n/messages/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of each language's texts: one file, cached for good under its hash. */
export const messageFiles = perLocale(
  (locale) => files[`../../../../../packages/i18n/messages/${locale}.json`]!,
)

export const messagesLinkId = 'messages'
