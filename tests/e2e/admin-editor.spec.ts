import type { Page } from '@playwright/test'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { pages } from '@tsiran/demo/pages/pages'
import type { DemoCategory, DemoProduct } from '@tsiran/demo/types'
import { sanitiseHtml } from '@tsiran/domain/shared/sanitise'
import { sanitisePage } from '@tsiran/domain/shared/sanitise-page'
import { complaints } from './axe.ts'
import { openGallery, phone } from './gallery.ts'
import { adminWords, expect, locales, test } from './staff.ts'

const t = adminWords('en')

const productsBelow = ({ products = [], children = [] }: DemoCategory): DemoProduct[] => [
  ...products,
  ...children.flatMap(productsBelow),
]
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One of the editor's fields in Armenian, at the width of its columns. */
const fieldOf = (page: Page, label: string) => {
  const group = page.getByRole('group', { name: label })
  const switches = group.getByRole('button', {
    name: t('editor.sourceOf', { language: 'Հայերեն' }),
  })
  const text = group.getByRole('textbox', { name: `${label}: Հայերեն` })
  return { group, switches, text }
}

/** Writes HTML as source, shows it in the editor, changes it there and back, and answers the HTML that the editor wrote. */
async function throughEditor(page: Page, label: string, html: string): Promise<string> {
  const { switches, text } = fieldOf(page, label)
  await switches.click()
  await text.fill(html)
  await switches.click()
  await expect(switches).toHaveAttribute('aria-pressed', 'false')
  // The caret stands at the end: what is typed makes the editor write everything anew.
  await text.press('Control+End')
  await text.press('x')
  await text.press('Backspace')
  await text.press('y')
  await switches.click()
  const written = await text.inputValue()
  await text.fill('')
  await switches.click()
  return written
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('every description of the catalogue survives the editor, and the sanitiser leaves it', async ({
  page,
}) => {
  await openGallery(page, '/text')
  const products = catalog.flatMap(productsBelow)
  expect(products.length).toBeGreaterThan(400)
  for (const locale of locales) {
    const stored = products.map(({ description }) => `<p>${escape(description[locale])}</p>`)
    const written = await throughEditor(page, t('gallery.description'), stored.join(''))
    const paragraphs = written.split(/(?<=<\/p>)/)
    expect(paragraphs.at(-1)).toBe(stored.at(-1)!.replace('</p>', 'y</p>'))
    expect(paragraphs.slice(0, -1)).toEqual(stored.slice(0, -1))
    expect(sanitiseHtml(written)).toBe(written)
  }
})

test('what a description may hold survives the editor, and the sanitiser leaves it', async ({
  page,
}) => {
  await openGallery(page, '/text')
  const stored = sanitiseHtml(`<h2>Title</h2><h3>Part</h3><h4>Detail</h4>
    <p>Plain, <b>bold</b>, <i>italic</i>, <u>under</u>, <s>gone</s>, H<sub>2</sub>O, m<sup>2</sup>,
    <strong><em>both</em></strong> &amp; 5 &lt; 6 "quoted"<br>next&nbsp;line
    <a href="https://example.am/?a=1&amp;b=2" title="An example">link</a></p>
    <ul><li>one<ul><li>inner</li></ul></li><li><p>two</p><p>more</p></li></ul><ol><li>first</li></ol>
    <blockquote>loose</blockquote><hr>
    <table><thead><tr><th scope="col">A</th><th>B</th></tr></thead>
    <tbody><tr><th scope="row">1</th><td rowspan="2">2</td></tr><tr><td>3</td></tr>
    <tr><td colspan="2">4</td></tr></tbody></table>
    <table><tbody><tr><td>no header</td></tr></tbody></table><p><span>end</span></p>`)
  const written = await throughEditor(page, t('gallery.description'), stored)
  expect(sanitiseHtml(written)).toBe(written)
  expect(written).toContain('<thead><tr><th scope="col">A</th><th>B</th></tr></thead>')
  expect(written).toContain('<li>one<ul><li>inner</li></ul></li>')
  expect(written).toContain('<br />next\u00a0line')
  expect(written).toContain(
    '<a href="https://example.am/?a=1&amp;b=2" title="An example" rel="nofollow noopener">link</a>',
  )
})

test('every page of the shop survives the editor, and the sanitiser leaves it', async ({
  page,
}) => {
  await openGallery(page, '/text')
  for (const locale of locales) {
    const stored = pages.map(({ html }) =>
      sanitisePage(html[locale].replaceAll('href="~/', `href="/${locale}/`)),
    )
    const written = await throughEditor(page, t('gallery.page'), `${stored.join('')}<p>end</p>`)
    expect(sanitisePage(written)).toBe(written)
    for (const tag of ['details', 'dl', 'small', 'thead', 'ol', 'sup'])
      expect(written.split(`<${tag}>`).length, tag).toBe(stored.join('').split(`<${tag}>`).length)
    expect(written).toContain('<p>endy</p>')
  }
})

test('what the editor would lose is named, and kept as source', async ({ page }) => {
  await openGallery(page, '/text')
  const { group, switches, text } = fieldOf(page, t('gallery.description'))
  const stored = '<p>kept</p><figure><img src="/media/a.webp" alt="Apricots"></figure>'
  await switches.click()
  await text.fill(stored)
  await switches.click()
  const warning = group.getByRole('alert')
  await expect(warning).toContainText(t('editor.lossTitle'))
  await expect(warning).toContainText('<img alt="Apricots" src="/media/a.webp">')
  await expect(text).toHaveValue(stored)
  expect(await complaints(page, 'main')).toEqual([])
  await switches.click()
  await expect(switches).toHaveAttribute('aria-pressed', 'false')
  await expect(text).toHaveText('kept')
})

test('the tools write bold, lists, links and tables', async ({ page }) => {
  await openGallery(page, '/text')
  const { group, switches, text } = fieldOf(page, t('gallery.description'))
  const tool = (name: string) =>
    group.getByRole('toolbar').getByRole('button', { name, exact: true })
  await text.click()
  await tool(t('editor.bold')).click()
  await page.keyboard.type('Fresh')
  await tool(t('editor.bold')).click()
  await page.keyboard.type(' bread')
  await page.keyboard.press('Enter')
  await tool(t('editor.bulletList')).click()
  await page.keyboard.type('site')
  await page.keyboard.press('Shift+Home')
  await tool(t('editor.link')).click()
  const dialog = page.getByRole('dialog', { name: t('editor.link') })
  await dialog.getByLabel(t('editor.address')).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect(dialog.getByText(t('editor.addressWrong'))).toBeVisible()
  await dialog.getByLabel(t('editor.address')).fill('example.am')
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect(dialog).toBeHidden()
  // The browser reports the selection with its next frame. Keys before that would replace the selected link.
  await text.click()
  await text.press('Control+End')
  await expect(tool(t('editor.link'))).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool(t('editor.table.insert')).click()
  await page.keyboard.type('Sort')
  await tool(t('editor.table.deleteColumn')).click()
  await switches.click()
  const cells = '<tr><td></td><td></td></tr>'
  await expect(text).toHaveValue(
    '<p><strong>Fresh</strong> bread</p>' +
      '<ul><li><a href="https://example.am" rel="nofollow noopener">site</a></li></ul>' +
      '<table><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>' +
      `<tbody>${cells}${cells}</tbody></table>`,
  )
})

test('the editor is accessible on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await openGallery(page, '/text')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await complaints(page, 'main')).toEqual([])
  // The tools stay in sight in one row while a long text scrolls below them.
  const text = page.getByRole('textbox').first()
  await text.fill('Text '.repeat(900))
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 1200)
  const tools = page.getByRole('toolbar', { name: t('editor.tools') }).first()
  const box = async () => (await tools.boundingBox())!
  await expect.poll(async () => (await box()).y).toBeGreaterThanOrEqual(50)
  expect((await text.boundingBox())!.y).toBeLessThan(0)
  expect((await box()).height).toBeLessThanOrEqual(64)
  await tools.getByRole('button', { name: t('editor.redo') }).focus()
  await expect(tools.getByRole('button', { name: t('editor.redo') })).toBeInViewport()
})
