import { expect, test } from 'vitest'
import { loginPasswordProblem, passwordProblem, personProblems, tidyPerson } from './person.ts'
import { emailProblem, phoneProblem } from '../shared/fields.ts'

test('an e-mail is missing or invalid by the contract’s rule', () => {
  expect(['', 'ani', 'victim@c.am\u200b', 'ան@օրինակ.հայ'].map(emailProblem)).toEqual([
    'required',
    'email',
    'email',
    undefined,
  ])
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
  expect(['', 'abc', 'abcd'].map(loginPasswordProblem)).toEqual([
    'passwordShort',
    'passwordShort',
    undefined,
  ])
  expect(['abcde', 'ծիրան', 'ծիրանի', 'x7!kqz'].map((text) => passwordProblem(text, ''))).toEqual([
    'passwordShort',
    'passwordShort',
    undefined,
    undefined,
  ])
})

test('a common password, or the e-mail, is refused', () => {
  for (const text of ['123456', 'password', 'Password1', 'QWERTY', 'iloveyou', 'qwertyuiop']) {
    expect(passwordProblem(text, '')).toBe('passwordCommon')
  }
  expect(passwordProblem('Ani@example.am', 'ani@example.am')).toBe('passwordCommon')
})

test('a repeated character, a sequence, or a word of the shop is refused as a password, also with digits after it', () => {
  const obvious = [
    'aaaaaa',
    '......',
    'abababab',
    'abcabc',
    'abcdef',
    '987654',
    'tsiran',
    'TSIRAN2026',
    'yerevan',
    'apricot!',
    'armenia1',
    'Ծիրան1',
    'երևան1',
    'ереван',
    'циран12',
    'абрикос',
  ]
  expect(obvious.filter((text) => passwordProblem(text, '') === undefined)).toEqual([])
  const good = ['green-apricot', 'kitchen-17', 'x7!kqz', 'fresh-apricot', 'yerevan-metro-9']
  expect(good.filter((text) => passwordProblem(text, '') !== undefined)).toEqual([])
})

test('a registration reports the problems of all fields at once', () => {
  const empty = {
    first_name: ' ',
    last_name: '',
    email: 'nobody',
    phone: 'x',
    password: '123',
    password_confirmation: '124',
  }
  expect(personProblems(tidyPerson(empty))).toEqual({
    first_name: 'required',
    last_name: 'required',
    email: 'email',
    phone: 'phone',
    password: 'passwordShort',
    password_confirmation: 'passwordMismatch',
  })
})
