import { expect, test } from 'vitest'
import { mailTemplates, renderMail } from './mail.ts'

const content = {
  shop: 'Tsiran',
  name: 'Ani',
  values: { email: 'ani@example.am', company: 'Aragats', number: '100001', total: '5 000 ֏', payment: 'Card', reason: 'x' },
  rows: [{ label: 'Milk × 2', value: '1 380 ֏' }],
  link: 'https://shop.test/en/x?key=1',
}

/** The shop's people have no page to go to. */
const isForShop = (template: string) => template.startsWith('shop')

test('every mail has its texts in three languages, with nothing left to fill in', () => {
  for (const template of mailTemplates) {
    const mails = (['hy', 'ru', 'en'] as const).map((locale) =>
      renderMail({ ...content, template, locale, ...(isForShop(template) && { link: undefined }) }),
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3)
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toMatch(/\{\w+\}/)
      expect(text.includes(content.link)).toBe(!isForShop(template))
      expect(html.includes(`href="${content.link}"`)).toBe(!isForShop(template))
      expect(text).toContain('Milk × 2: 1 380 ֏')
    }
  }
})

test('what people write stays text: no templates, no HTML, no headers', () => {
  const name = '{{7*7}} {shop} <script>alert(1)</script>'
  const company = '"Ani" & <b>Co</b>\r\nBcc: all@example.am'
  const { subject, text, html } = renderMail({ ...content, template: 'verify', locale: 'en', name, values: { email: 'a@b.am', company } })
  expect(text).toContain(`Hello, ${name}!`)
  expect(html).toContain('Hello, {{7*7}} {shop} &lt;script&gt;alert(1)&lt;/script&gt;!')
  expect(html).toContain('&quot;Ani&quot; &amp; &lt;b&gt;Co&lt;/b&gt;')
  expect(html).not.toMatch(/<script|<b>/)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(renderMail({ ...content, template: 'welcome', locale: 'en', shop: 'A\r\nBcc: x@y.am' }).subject).toBe('Welcome to A Bcc: x@y.am')
})

test('a name that is an advertisement is not sent on', () => {
  const { text, html } = renderMail({ ...content, template: 'welcome', locale: 'en', name: 'Win at http://evil.example/now' })
  expect(text + html).not.toContain('evil')
})
