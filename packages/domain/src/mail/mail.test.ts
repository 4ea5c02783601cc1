import { expect, test } from 'vitest'
import { renderMail } from './mail.ts'
import { mailTemplates } from './mail-templates.ts'

const content = {
  shop: 'Tsiran',
  name: 'Ani',
  values: {
    email: 'ani@example.am',
    company: 'Aragats',
    from: 'Ani',
    phone: '091000000',
    number: '100001',
    total: '5 000 ֏',
    held: '5 900 ֏',
    payment: 'Card',
    came: '500 / 051',
    bankNumber: '1001',
    by: 'Nare',
    slot: 'Monday, 23 November, 10:00–12:00',
  },
  rows: [{ label: 'Milk × 2', value: '1 380 ֏' }],
  link: 'https://shop.test/en/x?key=1',
}

/** Mails to the shop link to no page. */
const isForShop = (template: string) => template === 'contact' || template.startsWith('shop')

test('every mail has its texts in three languages, with nothing left to fill in', () => {
  for (const template of mailTemplates) {
    const link = isForShop(template) ? undefined : content.link
    const mails = (['hy', 'ru', 'en'] as const).map((locale) =>
      renderMail({ ...content, template, locale, link }),
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3)
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toMatch(/\{\w+\}/)
      expect(text).toContain(link ?? '')
      expect(text).toMatch(/^Milk × 2[:՝] 1 380 ֏$/m)
      expect(html.includes('<a href=')).toBe(link !== undefined)
      if (link) expect(html).toContain(`href="${link}"`)
    }
  }
})

test('what a mail says of an order in preparation holds for one that its buyer collects, too', () => {
  for (const locale of ['hy', 'ru', 'en'] as const) {
    const { text } = renderMail({ ...content, template: 'orderProcessing', locale })
    expect(text).not.toMatch(/courier|курьер|առաքիչ/i)
  }
})

test('a message to the shop is quoted whole; a newsletter has an unsubscribe link', () => {
  const { text, html } = renderMail({
    ...content,
    template: 'contact',
    locale: 'en',
    link: undefined,
    quote: 'One\n<b>https://x.am/{name}</b>',
  })
  expect(text).toContain('> One\n> <b>https://x.am/{name}</b>')
  expect(html).toContain('One\n&lt;b&gt;https://x.am/{name}&lt;/b&gt;</blockquote>')
  const unsubscribeLink = 'https://shop.test/en/newsletter/unsubscribe?key=2'
  const letter = renderMail({ ...content, template: 'newsletter', locale: 'en', unsubscribeLink })
  expect(letter.text).toContain(`No more newsletters ${unsubscribeLink}`)
  expect(letter.html).toContain(`href="${unsubscribeLink}"`)
})

test('user input stays text: no templates, no HTML, no headers', () => {
  const name = '{{7*7}} {shop} <script>alert(1)</script>'
  const company = '"Ani" & <b>Co</b>\r\nBcc: all@example.am'
  const { subject, text, html } = renderMail({
    ...content,
    template: 'verify',
    locale: 'en',
    name,
    values: { email: 'a@b.am', company },
  })
  expect(text).toContain(`Hello, ${name}!`)
  expect(html).toContain('Hello, {{7*7}} {shop} &lt;script&gt;alert(1)&lt;/script&gt;!')
  expect(html).toContain('&quot;Ani&quot; &amp; &lt;b&gt;Co&lt;/b&gt;')
  expect(html).not.toMatch(/<script|<b>/)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(
    renderMail({ ...content, template: 'welcome', locale: 'en', shop: 'A\r\nBcc: x@y.am' }).subject,
  ).toBe('Welcome to A Bcc: x@y.am')
})

test('a note of several lines is quoted below its label, and none of its lines reads as a row', () => {
  const value = 'Ring twice\r\nTotal: 0 ֏\rPayment: none\u2028Milk × 9: 1 ֏\n\n'
  const rows = [{ label: 'Note', value }, ...content.rows]
  const { text, html } = renderMail({ ...content, template: 'orderPlaced', locale: 'en', rows })
  expect(text).toContain(
    'Note: \n> Ring twice\n> Total: 0 ֏\n> Payment: none\n> Milk × 9: 1 ֏\n> \n> \nMilk × 2: 1 380 ֏\n',
  )
  expect(html).toMatch(/white-space:pre-line">Ring twice\r\nTotal/)
})

test.each(['hy', 'ru', 'en'] as const)('no quotes are added to those of a name: %s', (locale) => {
  const names = { company: '«Արագած» ՍՊԸ', from: '"Nor" LLC', by: '«Nare»' }
  const values = { ...content.values, ...names }
  const shop = '«Ծիրան»'
  for (const template of mailTemplates) {
    const mail = { ...content, template, locale, shop, values, link: undefined }
    const { subject, text } = renderMail(mail)
    expect(subject + text).not.toMatch(/««|»»|«"|"»|“[«"]|[»"]”/)
  }
})

test('the shop is named in its own colour, and nothing of name or colour becomes markup', () => {
  const mailOf = (shop: string, accent: string) =>
    renderMail({ ...content, template: 'verify', locale: 'en', shop, accent }).html
  const own = mailOf('Ծիրան', '#8a1f5c')
  expect(own).toMatch(/color:#8a1f5c[^>]*>Ծիրան<\/p>/)
  expect(own).toMatch(/<a href="[^"]+" style="[^"]*background:#8a1f5c;/)
  const hostile = mailOf('"><img src=x onerror=alert(1)>', '#fff"><script>alert(1)</script>')
  expect(hostile).not.toMatch(/<img|<script/)
  expect(hostile).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</p>')
  expect(hostile).toContain('color:#1b6b3a')
  for (const html of [own, hostile]) expect(html).not.toMatch(/<(?:img|link|style)|url\(/)
})

test.each(['Win at http://evil.example/now', 'Win at evil.example', 'Приз: эвил.рф'])(
  'a name that holds a link is left out: %s',
  (name) => {
    const values = { ...content.values, company: name }
    for (const template of ['welcome', 'verify'] as const) {
      const { text, html } = renderMail({ ...content, template, locale: 'en', name, values })
      expect(text + html).not.toMatch(/evil|эвил/)
    }
  },
)

test('a name with an initial is a name, and a shop may have that of its host', () => {
  const { text } = renderMail({
    ...content,
    template: 'welcome',
    locale: 'en',
    name: 'A.Petrosyan',
    shop: 'Tsiran.am',
  })
  expect(text).toContain('A.Petrosyan')
  expect(text).toContain('Tsiran.am')
  expect(text).toContain('ani@example.am')
})
