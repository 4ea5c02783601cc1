import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { subjectPage } from './subject-page.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children),
  ])
const paths = pathsOf(routes).filter((path) => path !== '/*')

/** What the change log names of the catalogue and the content, with an id of its kind. */
const subjects: Readonly<Record<string, string>> = {
  attribute: '7',
  brand: '7',
  category: '7',
  export: 'prices.csv',
  import: '7',
  media: 'm-7',
  menu_item: '7',
  page: '7',
  post: '7',
  post_category: '7',
  post_tag: '7',
  product: '7',
  report: 'sales',
  settings: 'shop',
  slide: '7',
  social_link: '7',
  stock: 'csv',
  subscriber: '7',
  subscribers: 'csv',
  text: 'common.save',
  variant: '7',
}

test.each(Object.entries(subjects))('the log links %s to a page of the back office', (type, id) => {
  const { pathname } = new URL(subjectPage(type, id) ?? '', 'http://shop.test')
  expect(paths.filter((path) => matchPath(path, pathname))).not.toEqual([])
})

test('the log links a page, a post and a slide to their own pages', () => {
  expect(['page', 'post', 'slide'].map((type) => subjectPage(type, '7'))).toEqual([
    '/content/pages/7',
    '/content/posts/7',
    '/content/sliders/7',
  ])
})
