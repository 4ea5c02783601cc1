import { once } from 'node:events'
import net from 'node:net'
import { migrate } from '@tsiran/db/migrate'
import { expect, test } from 'vitest'
import { makeFolder } from './ops/make-folder.ts'
import { listenProblem, startProblem } from './start-problem.ts'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a database that is away, or still starts, is one line', async () => {
  const withoutSocket = await failureOf(migrate('postgres://shop@localhost/shop?host=/nowhere'))
  expect(startProblem(withoutSocket)).toBe('the database at DATABASE_URL is unreachable (ENOENT)')
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  expect(startProblem(starting)).toBe('the database at DATABASE_URL is unreachable (57P03)')
  const nameless = Object.assign(new Error('getaddrinfo EAI_AGAIN database'), {
    code: 'EAI_AGAIN',
    syscall: 'getaddrinfo',
  })
  expect(startProblem(nameless)).toBe('the database at DATABASE_URL is unreachable (EAI_AGAIN)')
})

test('a data folder that cannot be made is one line', async () => {
  for (const [folder, code] of [
    ['/proc/tsiran', 'ENOENT'],
    ['/dev/null/tsiran', 'ENOTDIR'],
  ] as const)
    expect(startProblem(await failureOf(makeFolder(`${folder}/media`)))).toBe(
      `the folder ${folder} cannot be made (${code}): set DATA_DIR to another`,
    )
})

test('a fault of the program keeps its stack', () => {
  expect(startProblem(new TypeError('x is not a function'))).toBeUndefined()
})

test('an address that is not this machine’s is one line about the shop, not its database', async () => {
  const error = await failureOf(
    once(net.createServer().listen({ host: '192.0.2.99', port: 0 }), 'listening'),
  )
  expect(listenProblem(error, '192.0.2.99', 80)).toBe(
    'the shop cannot listen on 192.0.2.99, port 80 (EADDRNOTAVAIL)',
  )
})
