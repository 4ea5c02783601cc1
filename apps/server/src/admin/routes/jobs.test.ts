import { testDatabase } from '@tsiran/db/testing'
import { queueJob } from '@tsiran/domain/shared/queue-job'
import { byScript } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())

test('a job is read and canceled by those who may ask for its kind, and is hidden from others', async () => {
  const job = { kind: 'import_check', key: '1', data: { import_id: 1 }, by: byScript } as const
  const id = await queueJob(database.db, job)
  const url = `/api/admin/jobs/${id}`
  const viewer = await signInTestStaff(app, database.db, 'viewer')
  const importer = await signInTestStaff(app, database.db, 'catalogue')
  const cancel = { method: 'POST', url: `${url}/cancel`, payload: {} } as const
  expect((await viewer.inject({ url })).statusCode).toBe(404)
  expect((await viewer.inject(cancel)).statusCode).toBe(404)
  expect((await importer.inject({ url })).json().data).toMatchObject({ id, state: 'queued' })
  expect((await importer.inject(cancel)).json().data).toMatchObject({ state: 'canceled' })
})
