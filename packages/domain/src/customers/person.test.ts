import { describe, expect, test } from 'vitest'
import { emailProblem, loginPasswordProblem, passwordProblem, personProblems, phoneProblem, tidyPerson } from './person.ts'

describe('an e-mail', () => {
  test.each(['ani@example.am', 'a.b+c@sub.example.com', 'ան@օրինակ.հայ'])('%s is one', (text) => expect(emailProblem(text)).toBeUndefined())
  test.each([
    'ani',
    'ani@',
    'ani@example',
    'ani@example.a',
    'a b@example.am',
    'a@b@example.am',
    'a@x.am,b',
    'x<ani@example.am',
    `${'a'.repeat(250)}@example.am`,
  ])('%s is none', (text) => expect(emailProblem(text)).toBe('email'))
  test('that is empty is missing', () => expect(emailProblem('')).toBe('required'))
  test('is checked in linear time', () => {
    const started = performance.now()
    emailProblem(`${'a.'.repeat(120)}@${'b.'.repeat(120)}`)
    expect(performance.now() - started).toBeLessThan(50)
  })
})

test('a phone is an optional plus, then digits', () => {
  expect(['+37491000000', '091000000'].map(phoneProblem)).toEqual([undefined, undefined])
  expect(['', '+', '374 91', '++37491', '091-000', 'call'].map(phoneProblem)).toEqual([
    'required',
    'phone',
    'phone',
    'phone',
    'phone',
    'phone',
  ])
})

test('signing in takes four characters, a new password six', () => {
  expect(['', 'abc', 'abcd'].map(loginPasswordProblem)).toEqual(['passwordShort', 'passwordShort', undefined])
  expect(['abcde', 'ծիրան', 'ծիրանի', 'x7!kqz'].map((text) => passwordProblem(text, ''))).toEqual([
    'passwordShort',
    'passwordShort',
    undefined,
    undefined,
  ])
})

test('a password that is tried first, or is the e-mail, is refused', () => {
  for (const text of ['123456', 'password', 'Password1', 'QWERTY', 'iloveyou', 'qwertyuiop']) {
    expect(passwordProblem(text, '')).toBe('passwordCommon')
  }
  expect(passwordProblem('Ani@example.am', 'ani@example.am')).toBe('passwordCommon')
})

test('every field of a registration is told at once', () => {
  const empty = { first_name: ' ', last_name: '', email: 'nobody', phone: 'x', password: '123', password_confirmation: '124' }
  expect(personProblems(tidyPerson(empty))).toEqual({
    first_name: 'required',
    last_name: 'required',
    email: 'email',
    phone: 'phone',
    password: 'passwordShort',
    password_confirmation: 'passwordMismatch',
  })
})
