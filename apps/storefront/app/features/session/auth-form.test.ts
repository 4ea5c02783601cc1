import { expect, test } from 'vitest'
import {
  authFields,
  checkAuthForm,
  safeValues,
  readAuthForm,
  readView,
  registrationBody,
  type AuthView,
} from './auth-form.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return readAuthForm(data)
}

const ani = {
  first_name: 'Ani',
  last_name: 'Sargsyan',
  email: 'ani@example.am',
  phone: '+37491000000',
  password: 'apricot-17',
  password_confirmation: 'apricot-17',
}

test('an empty form has an error on every field of its view, and on no other', () => {
  for (const view of ['login', 'forgot', 'reg', 'sign'] as AuthView[])
    expect(Object.keys(checkAuthForm(form({ view }))).toSorted(), view).toEqual(
      [...authFields[view]].toSorted(),
    )
})

test('complete forms pass', () => {
  expect(checkAuthForm(form({ view: 'login', email: ani.email, password: 'abcd' }))).toEqual({})
  expect(checkAuthForm(form({ view: 'reg', ...ani }))).toEqual({})
  expect(
    checkAuthForm(
      form({
        view: 'sign',
        ...ani,
        company_name: 'Aragats',
        address: 'Abovyan 1',
        tin: '01234567',
      }),
    ),
  ).toEqual({})
})

test('the specification’s messages', () => {
  expect(checkAuthForm(form({ view: 'login', email: 'ani@', password: 'abc' }))).toEqual({
    email: 'email',
    password: 'passwordShort',
  })
  expect(
    checkAuthForm(form({ view: 'reg', ...ani, password: 'abcde', password_confirmation: 'x' })),
  ).toEqual({
    password: 'passwordShort',
    password_confirmation: 'passwordMismatch',
  })
})

test('a sign-in uses the chosen kind of account', () => {
  expect([
    form({ kind: 'company' }).asCompany,
    form({ kind: 'individual' }).asCompany,
    form({}).asCompany,
  ]).toEqual([true, false, false])
})

test('an unknown view is the sign-in', () => {
  expect([readView('reg'), readView('constructor'), readView(null)]).toEqual([
    'reg',
    'login',
    'login',
  ])
})

test('a registration carries the person alone, and no password comes back to the page', () => {
  const sent = form({ view: 'reg', ...ani, role: 'Manager', tin: '1' })
  expect(registrationBody(sent, 'ru')).toEqual({ ...ani, locale: 'ru' })
  expect(safeValues(sent)).toMatchObject({
    email: ani.email,
    password: '',
    password_confirmation: '',
  })
})
