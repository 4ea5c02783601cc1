import {
  data,
  redirect,
  RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import { expect, test } from 'vitest'
import { createPageLoader } from './load-page.ts'

const page = () => null
const root = { id: 'root', path: '', module: { default: page, loader: () => 'shell' } }

/** Loads `/one` of a shop whose page is that module. */
function load(module: object, parent: object = {}) {
  const routes = {
    root,
    layout: { id: 'layout', parentId: 'root', module: { default: page, ...parent } },
    one: { id: 'one', parentId: 'layout', path: 'one', module: { default: page, ...module } },
  }
  const loadPage = createPageLoader({ routes } as unknown as ServerBuild)
  return loadPage(new Request('http://shop.test/one'), new RouterContextProvider())
}

test('a page is loaded with the data of all its routes', async () => {
  expect(await load({ loader: () => ({ name: 'Milk' }) })).toMatchObject({
    statusCode: 200,
    errors: null,
    loaderData: { root: 'shell', one: { name: 'Milk' } },
  })
})

test('a redirect is returned', async () => {
  const answer = (await load({ loader: () => redirect('/other', 301) })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/other'])
})

test('a page that does not exist is loaded with its error, at the nearest boundary', async () => {
  const loader = () => {
    throw new Response(null, { status: 404 })
  }
  const atRoot = (await load({ loader })) as StaticHandlerContext
  expect([atRoot.statusCode, Object.keys(atRoot.errors!)]).toEqual([404, ['root']])
  const own = (await load({ loader, ErrorBoundary: page })) as StaticHandlerContext
  expect(Object.keys(own.errors!)).toEqual(['one'])
})

test('a failure, and a cookie of a loader, are left to the handler', async () => {
  const fail = () => {
    throw new Error('broken')
  }
  expect(await load({ loader: fail })).toBeUndefined()
  const setsCookie = () => data('x', { headers: { 'set-cookie': 'a=1' } })
  expect(await load({ loader: setsCookie })).toBeUndefined()
})

test('a route with middleware, headers or no page is left to the handler, and its loaders do not run', async () => {
  let runs = 0
  const loader = () => ++runs
  expect(await load({ loader, middleware: [] })).toBeUndefined()
  expect(await load({ loader, headers: () => ({}) })).toBeUndefined()
  expect(await load({ loader, default: undefined })).toBeUndefined()
  expect(await load({ loader }, { middleware: [] })).toBeUndefined()
  expect(runs).toBe(0)
})
