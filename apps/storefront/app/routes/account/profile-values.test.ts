import { expect, test } from 'vitest'
import { checkProfileForm, profileBody, readPart } from './profile-values.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('each window checks its own fields', () => {
  expect(checkProfileForm('email', form({ email: 'ani@' }))).toEqual({
    email: 'email',
    current_password: 'required',
  })
  expect(checkProfileForm('email', form({ current_password: 'x' }))).toEqual({ email: 'required' })
  expect(
    checkProfileForm(
      'password',
      form({ current_password: 'x', password: 'abcde', password_confirmation: 'abc' }),
    ),
  ).toEqual({
    password: 'passwordShort',
    password_confirmation: 'passwordMismatch',
  })
  expect(checkProfileForm('person', form({ first_name: ' ' }))).toEqual({
    first_name: 'required',
    last_name: 'required',
    phone: 'required',
  })
  expect(
    checkProfileForm('person', form({ first_name: 'Ani', last_name: 'S', phone: '091000000' })),
  ).toEqual({})
})

test('each window sends its own fields alone', () => {
  expect(
    profileBody(
      'email',
      form({ email: 'a@b.am', current_password: 'y', password: 'x', role: 'Manager' }),
    ),
  ).toEqual({
    email: 'a@b.am',
    current_password: 'y',
  })
})

test('a sub-user changes nothing', () => {
  expect([
    readPart('password', 'subUser'),
    readPart('password', 'Manager'),
    readPart('role', false),
  ]).toEqual([undefined, 'password', undefined])
})
