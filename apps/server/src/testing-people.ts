import type { TestDatabase } from '@tsiran/db/testing'
import { testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'

type Headers = Record<string, string>

/** A person as the registration form sends one. */
export const newPerson = (email: string) => ({
  first_name: 'Ani',
  last_name: 'Sargsyan',
  email,
  phone: '+37491000000',
  password: testPassword,
  password_confirmation: testPassword,
})

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** The key of a mail's link. */
export const keyIn = (text: string): string => /key=([\w-]+)/.exec(text)![1]!

/** API calls for tests about people, in English. Each call reads `app` anew. */
export function peopleCalls(app: () => FastifyInstance, database: TestDatabase) {
  const post = (url: string, payload: object, headers: Headers = {}) =>
    app().inject({ method: 'POST', url, payload: { locale: 'en', ...payload }, headers })
  const login = (email: string, password = testPassword, more: object = {}) =>
    post('/api/customer/login?token=true', { email, password, ...more })
  return {
    post,
    login,
    tokenOf: async (email: string, password?: string) =>
      (await login(email, password)).json<{ token: string }>().token,
    me: (headers: Headers) => app().inject({ url: '/api/customer/me', headers }),
    lastMail: async (recipient: string) =>
      (await database.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .executeTakeFirst())!,
  }
}
