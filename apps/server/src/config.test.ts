import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const base = { DATABASE_URL: 'postgres://localhost/x' }

test('a short secret, an invalid mail server and an invalid port are reported in one line', () => {
  expect(() => readConfig({ ...base, SESSION_SECRET: 'short' })).toThrow(
    'SESSION_SECRET is too short: it takes 32 characters or more',
  )
  expect(() => readConfig({ ...base, SMTP_URL: 'mail.example' })).toThrow(
    'SMTP_URL is not an address that starts with smtp:// or smtps://',
  )
  expect(() => readConfig({ ...base, METRICS_PORT: 'on' })).toThrow(
    'METRICS_PORT is "on": it takes a whole number from 1 to 65535',
  )
  expect(() => readConfig({ ...base, PORT: '9100', METRICS_PORT: '9100' })).toThrow(
    "METRICS_PORT is 9100, which is the shop's own",
  )
  expect(() => readConfig({ ...base, SESSION_SECONDS: '0' })).toThrow(
    'SESSION_SECONDS is "0": it takes a whole number from 60 to 31622400',
  )
})

test('processes are counted by cores or by number, and development has one', () => {
  for (const text of ['0', '33', 'all', '1.5'])
    expect(() => readConfig({ ...base, PROCESSES: text })).toThrow(
      `PROCESSES is "${text}": it takes auto or a whole number from 1 to 32`,
    )
  expect(readConfig({ ...base, PROCESSES: '8' })).toMatchObject({
    processes: 8,
    databaseConnections: 10,
  })
  expect(readConfig({ ...base, PROCESSES: '2' }).databaseConnections).toBe(16)
  expect(readConfig({ ...base, PROCESSES: 'auto' }).processes).toBe(readConfig(base).processes)
  expect(readConfig({ ...base, PROCESSES: '4', NODE_ENV: 'development' }).processes).toBe(1)
})

test('without SMTP_URL there is no mail server, and the sender is at the shop’s own host', () => {
  expect(readConfig({ ...base, ORIGIN: 'https://shop.example/' })).toMatchObject({
    origin: 'https://shop.example',
    smtpUrl: undefined,
    sessionSecret: undefined,
    mailFrom: 'no-reply@shop.example',
  })
})

test.each([
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['MAIL_FROM', 'shop.example'],
  ['MAIL_FROM', 'Tsiran <shop>'],
  ['SHOP_EMAIL', 'owner'],
  ['SHOP_EMAIL', 'owner@shop.example, clerk@shop.example'],
  ['ORIGIN', 'https://shop.example/market'],
  ['ADMIN_ORIGIN', 'https://office.example/?x'],
  ['SMTP_URL', 'smtp://'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ ...base, [name]: value })).toThrow(new RegExp(`^${name} `))
})

test('addresses of proxies and of mail are taken as written', () => {
  const proxies = ['127.0.0.1', '10.0.0.0/8, fd00::/8', 'uniquelocal', 'loopback,192.0.2.7']
  for (const TRUST_PROXY of proxies)
    expect(readConfig({ ...base, TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
  for (const MAIL_FROM of ['shop@localhost', 'Tsiran <shop@shop.example>', '"A, B" <a@b.example>'])
    expect(readConfig({ ...base, MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  expect(readConfig({ ...base, SHOP_EMAIL: 'owner@shop.example' }).shopEmail).toBe(
    'owner@shop.example',
  )
})

test('banks are configured completely or not at all, and the sandbox bank never beside the real one', () => {
  const card = {
    AMERIABANK_CLIENT_ID: 'id',
    AMERIABANK_USERNAME: 'user',
    AMERIABANK_PASSWORD: 'secret',
  }
  expect(readConfig(base).banks).toEqual({
    ameriabank: null,
    idram: null,
    sandbox: false,
    holdDays: null,
  })
  expect(readConfig({ ...base, NODE_ENV: 'development' }).banks.sandbox).toBe(true)
  expect(readConfig({ ...base, ...card, NODE_ENV: 'development' }).banks).toMatchObject({
    sandbox: false,
    ameriabank: { host: 'https://services.ameriabank.am' },
  })
  expect(() =>
    readConfig({ ...base, AMERIABANK_CLIENT_ID: 'id', AMERIABANK_USERNAME: 'user' }),
  ).toThrow('AMERIABANK_PASSWORD is missing')
  expect(() => readConfig({ ...base, IDRAM_ACCOUNT: '1' })).toThrow('IDRAM_SECRET_KEY is missing')
  expect(() => readConfig({ ...base, ...card, SANDBOX_BANK: 'on' })).toThrow(
    'a shop takes cards at one bank',
  )
  expect(() => readConfig({ ...base, ...card, AMERIABANK_SERVER: 'https://evil.example' })).toThrow(
    'it takes live or test',
  )
})

test('a terminal in two stages needs cards, and days that the shop can keep', () => {
  const holdDays = (env: Record<string, string>) => readConfig({ ...base, ...env }).banks.holdDays
  const two = { SANDBOX_BANK: 'on', CARD_STAGES: 'two' }
  expect([holdDays({ CARD_STAGES: 'one' }), holdDays(two)]).toEqual([null, 7])
  expect(holdDays({ ...two, CARD_HOLD_DAYS: '14' })).toBe(14)
  const refused: [Record<string, string>, string][] = [
    [{ CARD_STAGES: 'two' }, 'CARD_STAGES is two without cards'],
    [{ ...two, CARD_STAGES: '2' }, 'CARD_STAGES is "2": it takes one or two'],
    [{ ...two, CARD_HOLD_DAYS: '1' }, 'CARD_HOLD_DAYS is "1"'],
    [{ SANDBOX_BANK: 'on', CARD_HOLD_DAYS: '7' }, 'CARD_HOLD_DAYS is set without CARD_STAGES=two'],
    [
      { IDRAM_ACCOUNT: '1', IDRAM_SECRET_KEY: 'k', CARD_STAGES: 'two' },
      'CARD_STAGES is two without cards',
    ],
  ]
  for (const [env, message] of refused) expect(() => holdDays(env)).toThrow(message)
})

test('limits have defaults, and settings of their own within bounds', () => {
  expect(readConfig(base).limits).toMatchObject({
    signInsPerNetwork: 100,
    addresses: 50,
    favorites: 500,
  })
  expect(readConfig({ ...base, LIMIT_ADDRESSES: '7' }).limits).toMatchObject({
    signInsPerNetwork: 100,
    addresses: 7,
  })
  expect(() => readConfig({ ...base, LIMIT_ADDRESSES: '0' })).toThrow(
    'LIMIT_ADDRESSES is "0": it takes a whole number from 1 to 1000',
  )
})
