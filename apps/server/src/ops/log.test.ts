import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions, withoutSecrets } from './log.ts'

test.each([
  ['/en/shop/catalog?page=2&filter_brand=7', '/en/shop/catalog?page=2&filter_brand=7'],
  ['/x?token=SECRET&page=1', '/x?token=[redacted]&page=1'],
  ['/x?%74oken=SECRET', '/x?%74oken=[redacted]'],
  ['/x?EMAIL=SECRET&payment=SECRET', '/x?EMAIL=[redacted]&payment=[redacted]'],
  ['/x?a[email]=SECRET', '/x?a[email]=[redacted]'],
  ['/x?SECRET', '/x?[redacted]'],
  ['/x?a=1;token=SECRET', '/x?a=[redacted]'],
  ['/x?page=1&&=SECRET', '/x?page=1&[redacted]&[redacted]'],
  ['/x?%ff=SECRET', '/x?%ff=[redacted]'],
  ['/receipt/SECRET?lang=hy', '/receipt/[redacted]?lang=hy'],
  ['/%72eceipt/SECRET', '/receipt/[redacted]'],
  ['/payments/idram/SECRET', '/payments/idram/[redacted]'],
  ['/payments%2fidram%2fSECRET', '/payments/idram/[redacted]'],
  ['/%zz', '/%zz'],
])('%s is logged as %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged))

test('an error of PostgreSQL is logged without the values that it quotes', () => {
  const lines: string[] = []
  const log = pino(logOptions, { write: (line: string) => lines.push(line) })
  const refused = Object.assign(new Error('invalid input syntax for type integer: "SECRET"'), {
    code: '22P02',
    where: 'SECRET',
  })
  log.error({ err: refused }, 'failed')
  log.error(
    {
      err: Object.assign(new Error('duplicate'), {
        code: '23505',
        constraint: 'one_email',
        detail: 'Key (email)=(SECRET)',
      }),
    },
    'failed',
  )
  log.error(
    {
      err: Object.assign(new Error('relation "x" is not there'), {
        code: '42P01',
        detail: 'SECRET',
      }),
    },
    'failed',
  )
  expect(lines.join('')).not.toContain('SECRET')
  expect(lines[1]).toContain('one_email')
  expect(lines[2]).toContain('relation')
})
