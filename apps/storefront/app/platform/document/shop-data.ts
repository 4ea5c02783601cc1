import type { Channel, OpenDay } from '@tsiran/contract/channel'
import type { Locale } from '@tsiran/contract/locale'
import { homePath, searchPath } from '@tsiran/contract/shop-paths'
import { type Thing, inBrowser } from './json-ld.ts'

/** Days of the week as schema.org names them. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const openingHours = (days: readonly (OpenDay | null)[]) =>
  days.flatMap((day, index) =>
    day === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdays[index],
            opens: day.opens,
            closes: day.closes === '24:00' ? '23:59' : day.closes,
          },
        ],
  )

/** The shop as an organisation and as a site with a search of its own. */
export const shopData = (
  {
    name,
    contact,
    logo,
    opening_hours,
  }: Pick<Channel, 'name' | 'contact' | 'logo' | 'opening_hours'>,
  origin: string,
  locale: Locale,
): Thing =>
  !import.meta.env.SSR
    ? inBrowser
    : {
        '@graph': [
          {
            '@type': opening_hours.length > 0 ? 'Store' : 'Organization',
            '@id': `${origin}/#shop`,
            name,
            url: origin,
            telephone: contact.phone,
            email: contact.email,
            address: contact.address,
            ...(logo && { logo: origin + logo, image: origin + logo }),
            ...(opening_hours.length > 0 && {
              openingHoursSpecification: openingHours(opening_hours),
            }),
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#site`,
            name,
            url: origin + homePath(locale),
            inLanguage: locale,
            publisher: { '@id': `${origin}/#shop` },
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${searchPath(locale)}?search={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }
