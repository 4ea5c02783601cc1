import { fastify, LogController } from 'fastify'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { logOptions } from './log.ts'
import { requestLog } from './request-log.ts'

function openApp() {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { ...logOptions, level: 'warn' },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  const app = fastify({
    loggerInstance: log,
    genReqId: () => 'one',
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLog,
  })
  return { app, lines, child: vi.spyOn(log, 'child') }
}

test('what a request logs has its id and no secrets', async () => {
  const { app, lines } = openApp()
  app.get('/', ({ log }) => {
    log.level = 'info'
    log.info({ token: 'SECRET' }, 'first')
    log.child({ part: 1 }).warn('second')
    return log.level
  })
  expect((await app.inject('/')).body).toBe('info')
  expect(lines).toMatchObject([
    { reqId: 'one', msg: 'first', token: '[redacted]' },
    { reqId: 'one', msg: 'second', part: 1 },
  ])
})

test('a request that logs nothing has no logger of its own', async () => {
  const { app, lines, child } = openApp()
  app.get('/', () => 'fine')
  expect((await app.inject('/')).body).toBe('fine')
  expect(lines).toEqual([])
  expect(child).not.toHaveBeenCalled()
})
