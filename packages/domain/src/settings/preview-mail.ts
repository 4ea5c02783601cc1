import { homePath } from '@tsiran/contract/shop-paths'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { DomainError } from '../errors.ts'
import { renderMail, type RenderedMail } from '../mail/mail.ts'
import { mailTemplates, type MailTemplate } from '../mail/mail-templates.ts'
import { linkTo } from '../mail/mailing.ts'
import { shippedText } from '../texts/shipped-texts.ts'

const isTemplate = (name: string): name is MailTemplate =>
  (mailTemplates as readonly string[]).includes(name)

interface Preview {
  name: string
  /** The language of the mail. */
  language: Locale
  /** The shop's public origin. */
  origin: string
}

/** Sample values of every placeholder that the mails have. */
const sample = {
  number: '100231',
  total: formatMoney(12_400),
  held: formatMoney(13_300),
  payment: 'Visa •••• 1111',
  email: 'ani@example.am',
  phone: '+374 91 123456',
  company: 'Ararat LLC',
  came: '12400 / 051',
  bankNumber: '5501',
  by: 'Ani',
  slot: '10:00–12:00',
  from: 'Ani',
}

/** A mail of the shop with sample data, in the words that it would be sent with now. Refuses with `not_found`. */
export async function previewMail(
  db: Db,
  { name, language, origin }: Preview,
): Promise<RenderedMail> {
  if (!isTemplate(name)) throw new DomainError('not_found')
  const shop = await db.selectFrom('channels').select(['name', 'accent']).executeTakeFirst()
  return renderMail({
    template: name,
    locale: language,
    shop: shop?.name[language] ?? 'Tsiran',
    accent: shop?.accent,
    name: 'Ani',
    values: sample,
    // Letters to the shop have no button.
    link:
      shippedText(language, `mail.${name}.button`) === undefined
        ? undefined
        : linkTo({ locale: language, origin }, homePath, undefined),
  })
}

/** The mails of the shop with their subjects. */
export const listMailTemplates = (db: Db, call: Omit<Preview, 'name'>) =>
  Promise.all(
    mailTemplates.map(async (name) => ({
      name,
      subject: (await previewMail(db, { ...call, name })).subject,
    })),
  )
