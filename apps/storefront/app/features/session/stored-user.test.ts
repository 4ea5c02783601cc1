import { expect, test } from 'vitest'
import { greetedName, parseUser, toStored } from './stored-user.ts'

const ani = {
  email: 'ani@example.am',
  first_name: 'Ani',
  last_name: 'Sargsyan',
  role: false,
  company_name: null,
} as const

test('only names, e-mail and role of a session are stored', () => {
  const session = {
    data: { ...ani, id: 5, name: 'Ani Sargsyan', phone: '+37491000000' },
    token: 'secret',
  }
  expect(toStored(session)).toEqual(ani)
})

test('a stored user is read again, any other text is not', () => {
  expect(parseUser(JSON.stringify(ani))).toEqual(ani)
  expect(parseUser('{"email":"old@example.am","first_name":"Old"}')).toMatchObject({
    email: 'old@example.am',
    last_name: '',
    role: false,
  })
  for (const text of [null, '', '{', 'null', '5', '[]', '{"first_name":"x"}'])
    expect(parseUser(text)).toBeNull()
})

test('a Manager is greeted by the company, a sub-user and an individual by the first name', () => {
  const company = { ...ani, company_name: 'Aragats LLC' }
  expect([
    greetedName({ ...company, role: 'Manager' }),
    greetedName({ ...company, role: 'subUser' }),
    greetedName(ani),
  ]).toEqual(['Aragats LLC', 'Ani', 'Ani'])
})
