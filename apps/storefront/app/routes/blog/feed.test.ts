import { expect, test } from 'vitest'
import { writeFeed } from './feed.ts'

const feed = (title: string) =>
  writeFeed({
    title: 'Ծիրան',
    language: 'hy',
    page: 'https://shop.test/hy/blog/category-classic',
    self: 'https://shop.test/hy/blog/rss.xml',
    items: [
      {
        title,
        text: 'a < b',
        link: 'https://shop.test/hy?a=1&b=2',
        category: 'c',
        author: 'd',
        published: '2026-01-02T03:04:05.000Z',
      },
    ],
  })

test('a feed names its items with their days', () => {
  expect(feed('Ծիրան')).toContain(
    '<title>Ծիրան</title><link>https://shop.test/hy?a=1&amp;b=2</link>',
  )
  expect(feed('Ծիրան')).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>')
})

test('the text of a post is escaped', () => {
  const text = feed(']]></title><script>&\u0000\u0008')
  expect(text).toContain('<title>]]&gt;&lt;/title&gt;&lt;script&gt;&amp;</title>')
  expect(text).toContain('a &lt; b')
})
