import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  confirmationProblem,
  emailProblem,
  fieldKey,
  firstMessages,
  loginPasswordProblem,
  onlyErrors,
  passwordProblem,
  phoneCharacters,
  phoneProblem,
  requiredProblem,
  tinProblem,
} from './field-errors.ts'

test('an e-mail is checked by the contract’s rule, without outer blanks', () => {
  expect(['ani@example.am', ' ani@example.am ', '<a@b.am>', 'a@b'].map(emailProblem)).toEqual([
    undefined,
    undefined,
    'email',
    'email',
  ])
  expect(emailProblem(' ')).toBe('required')
})

test('passwords: four characters at sign-in, six for a new one, both with the same message', () => {
  expect(['', 'abc', 'abcd'].map(loginPasswordProblem)).toEqual([
    'passwordShort',
    'passwordShort',
    undefined,
  ])
  expect(['', 'abcde', 'abcdef', '😀😀😀'].map(passwordProblem)).toEqual([
    'passwordShort',
    'passwordShort',
    undefined,
    'passwordShort',
  ])
  expect([
    confirmationProblem('', 'x'),
    confirmationProblem('y', 'x'),
    confirmationProblem('x', 'x'),
  ]).toEqual(['required', 'passwordMismatch', undefined])
})

test('a phone is an optional plus and digits, and other characters are removed', () => {
  expect(['+37491000000', '091000000', '', '09 10', '+'].map(phoneProblem)).toEqual([
    undefined,
    undefined,
    'required',
    'phone',
    'phone',
  ])
  expect(['+374 (91) 00-00', 'a9b1', '9+1', ' +9'].map(phoneCharacters)).toEqual([
    '+374910000',
    '91',
    '91',
    '+9',
  ])
  fc.assert(
    fc.property(
      fc.string(),
      (text) =>
        /^\+?\d*$/.test(phoneCharacters(text)) &&
        phoneCharacters(phoneCharacters(text)) === phoneCharacters(text),
    ),
  )
})

test('a phone that was copied between marks of direction keeps its plus', () =>
  expect(phoneCharacters('\u202a+374 91 000000\u202c')).toBe('+37491000000'))

test('a text of invisible signs is a missing one, and signs around a text do not count', () => {
  expect(['\u200b', '\u3164\u00ad', '\u2800 ', '\u202e'].map(requiredProblem)).toEqual(
    Array(4).fill('required'),
  )
  expect([
    requiredProblem('\u202eАни'),
    emailProblem('\u202aani@example.am\u202c '),
    phoneProblem('\u2066+37491000000\u2069'),
    tinProblem('01234567\u200b'),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

test('a tax number has eight digits', () => {
  expect(['01234567', '0123456', '0123456a', ''].map(tinProblem)).toEqual([
    undefined,
    'tin',
    'tin',
    'required',
  ])
})

test('the API’s first message of each field of the form is shown', () => {
  expect(
    firstMessages({ email: ['taken', 'more'], 'address1.0': ['empty'], other: ['x'], phone: [] }, [
      'email',
      'address1',
      'phone',
    ]),
  ).toEqual({
    email: 'taken',
    address1: 'empty',
  })
})

test('the page’s errors are message keys, the server’s are texts', () => {
  expect([fieldKey('required'), fieldKey('This e-mail is already registered')]).toEqual([
    'field.required',
    undefined,
  ])
  expect(onlyErrors({ a: undefined, b: 'required' })).toEqual({ b: 'required' })
})
