import { testDatabase } from '@tsiran/db/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
const text = (hy: string, ru: string, en: string) => ({ hy, ru, en })
beforeAll(async () => {
  app = await buildTestApp(database)
  const { db } = database
  const json = JSON.stringify(text('Ծիրան', 'Циран', 'Tsiran'))
  await db
    .insertInto('channels')
    .values({
      id: 1,
      name: json,
      meta_title: json,
      phone: '',
      email: 'shop@tsiran.example',
      address: json,
    })
    .execute()
})
beforeEach(async () => {
  for (const table of ['mails', 'contact_messages', 'attempts'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(() => app.close())

const post = (
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  app.inject({ method: 'POST', url, payload: { locale: 'en', ...payload }, headers, remoteAddress })
const mails = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute()
const messages = () =>
  database.db.selectFrom('contact_messages').selectAll().orderBy('id').execute()

describe('a message to the shop', () => {
  const good = {
    name: 'Ani',
    email: 'ani@example.am',
    phone: '+374 91 00-00-00',
    message: 'Do you have\n\nquinces? https://example.am/q',
  }

  test('is stored, mailed to the shop, and answered with the text that clients recognise', async () => {
    const answer = await post('/api/contact-us', { ...good, locale: 'hy' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'email sent successfully' },
    ])
    expect(await messages()).toMatchObject([{ ...good, locale: 'hy' }])
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'shop@tsiran.example',
      reply_to: 'ani@example.am',
      template: 'contact',
      unsubscribe_url: null,
    })
    expect(mail!.text).toContain('> Do you have\n> \n> quinces? https://example.am/q')
  })

  test('is stored and mailed once where it is sent again after a lost answer', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/contact-us', good)))
    expect(answers.map((answer) => answer.json().message)).toEqual(
      answers.map(() => 'email sent successfully'),
    )
    expect([await messages(), await mails()].map((rows) => rows.length)).toEqual([1, 1])
    await post('/api/contact-us', { ...good, message: 'And pears?' })
    expect([await messages(), await mails()].map((rows) => rows.length)).toEqual([2, 2])
  })

  test('needs a name, an e-mail and a text', async () => {
    const missing = await post('/api/contact-us', { name: ' ', email: '', message: '\n' })
    expect([missing.statusCode, missing.json().errors]).toEqual([
      422,
      {
        name: ['This field is required'],
        email: ['This field is required'],
        message: ['This field is required'],
      },
    ])
    expect((await post('/api/contact-us', { ...good, email: 'ani' })).json().errors).toEqual({
      email: ['Invalid email format'],
    })
    expect((await post('/api/contact-us', { ...good, message: 'x'.repeat(5001) })).statusCode).toBe(
      422,
    )
    expect(await messages()).toEqual([])
  })

  test('makes no header and no HTML, whatever is written in it', async () => {
    const evil = 'Ani\r\nBcc: all@example.am'
    const { statusCode } = await post('/api/contact-us', {
      ...good,
      name: evil,
      message: '<img src=x onerror=alert(1)> {{7*7}} {shop}',
    })
    expect(statusCode).toBe(200)
    const [mail] = await mails()
    expect(mail!.subject).toBe('Tsiran: a message from Ani Bcc: all@example.am')
    expect(mail!.html).not.toContain('<img')
    expect(mail!.text).toContain('> <img src=x onerror=alert(1)> {{7*7}} {shop}')
    for (const email of [
      'ani@example.am\r\nBcc: all@example.am',
      'ani@example.am,all@example.am',
      '"x" <ani@example.am>',
    ])
      expect((await post('/api/contact-us', { ...good, email })).statusCode).toBe(422)
  })

  test('with a filled honeypot is answered alike and dropped', async () => {
    const answer = await post('/api/contact-us', { ...good, website: 'https://spam.example' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'email sent successfully' },
    ])
    expect([await messages(), await mails()]).toEqual([[], []])
  })

  test('comes ten times an hour from one network, also at once; from another network it goes on', async () => {
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, number) =>
        post('/api/contact-us', { ...good, message: `${number} quinces?` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = answers.find(({ statusCode }) => statusCode === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await messages()).toHaveLength(10)
    expect((await post('/api/contact-us', good, {}, '198.51.100.7')).statusCode).toBe(200)
  })

  test('from another site’s page, or as a form, is refused', async () => {
    expect(
      (await post('/api/contact-us', good, { 'sec-fetch-site': 'cross-site' })).json().code,
    ).toBe('cross_site')
    const form = await app.inject({
      method: 'POST',
      url: '/api/contact-us',
      payload: 'name=Ani',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.statusCode).toBe(415)
  })
})

describe('the newsletter', () => {
  const subscribe = (subscriber_email: string) => post('/api/subscribe', { subscriber_email })

  test('answers alike for an address that has it and one that does not', async () => {
    const first = await subscribe('ani@example.am')
    expect([first.statusCode, Object.keys(first.json())]).toEqual([200, ['success']])
    const key = /confirm\?key=([\w-]+)/.exec((await mails())[0]!.text)![1]
    expect((await post('/api/subscribe/confirm', { key })).json()).toEqual({
      message: 'Welcome! You will hear from us once a week at most',
    })
    const again = await subscribe('ani@example.am')
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await mails()).toHaveLength(1)
  })

  test('reports an invalid address in the field that clients show', async () => {
    const answer = await subscribe('ani@example')
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'Invalid Email', error: 'Invalid Email', code: 'subscriber_email_invalid' },
    ])
  })

  test('is neither started nor ended with an invalid key', async () => {
    for (const url of ['/api/subscribe/confirm', '/api/subscribe/end'])
      for (const key of ['', 'null', 'x'.repeat(43)])
        expect((await post(url, { key })).json().code).toBe('link_invalid')
  })
})
