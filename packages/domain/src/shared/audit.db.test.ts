import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeAudit } from './audit.ts'
import { takeVersion, versionConflict } from './versions.ts'

const database = testDatabase()
const staff = { kind: 'staff', id: 7, name: 'Ani', requestId: 'r1', network: 'n1' } as const
const subject = { type: 'product', id: 3, label: 'Milk' }

test('a row holds who, what and the changed fields alone, with people’s addresses masked', async () => {
  await database.db.transaction().execute(async (tx) => {
    await writeAudit(tx, {
      by: staff,
      action: 'customer.update',
      subject,
      before: {
        price: 100,
        name: { hy: 'Կաթ' },
        email: 'ani@example.am',
        phone: '+37491000001',
        version: 1,
      },
      after: {
        price: 120,
        name: { hy: 'Կաթ' },
        email: 'eva@example.am',
        phone: '+37491000002',
        password_hash: 'x',
        version: 2,
      },
    })
    await writeAudit(tx, {
      by: { kind: 'system', name: 'script' },
      action: 'order.cancel',
      subject: { type: 'order', id: 9, label: '9' },
    })
  })
  const rows = await database.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    {
      staff_id: 7,
      staff_name: 'Ani',
      system: null,
      actor_id: null,
      subject_type: 'product',
      subject_id: '3',
      subject_label: 'Milk',
      before: { price: 100, email: 'a…@example.am', phone: '…01' },
      after: { price: 120, email: 'e…@example.am', phone: '…02', password_hash: '…' },
      request_id: 'r1',
      network: 'n1',
    },
    { staff_id: null, staff_name: null, system: 'script', before: {}, after: {} },
  ])
  expect(Object.keys(rows[0]!.before)).toEqual(['email', 'phone', 'price'].sort())
})

test('every row names exactly one who acted, and none is ever changed', async () => {
  const insert = (columns: string, values: string) =>
    sql`insert into audit_log (action, ${sql.raw(columns)}) values ('a.b', ${sql.raw(values)})`.execute(
      database.db,
    )
  await insert('actor_id', '1')
  await expect(insert('actor_id, staff_id, staff_name', `1, 1, 'x'`)).rejects.toThrow(
    'audit_log_one_actor',
  )
  await expect(insert('company_id', '1')).rejects.toThrow('audit_log_one_actor')
  await expect(insert('staff_id', '1')).rejects.toThrow('audit_log_staff_name')
  for (const change of [
    'update audit_log set at = now()',
    'delete from audit_log',
    'truncate audit_log',
    'truncate change_sets cascade',
  ])
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('audit_log is append-only')
})

test('a stale version changes nothing, and its refusal says who changed which fields', async () => {
  const { db } = database
  const { id } = await db
    .insertInto('staff')
    .values({
      email: 'a@b.am',
      name: 'Ani',
      roles: sql`array['viewer']`,
      password_hash: 'x',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    expect(await takeVersion(tx, 'staff', id, 1)).toBe(2)
    expect(await takeVersion(tx, 'staff', id, 1)).toBeUndefined()
    await writeAudit(tx, {
      by: staff,
      action: 'staff.update',
      subject: { type: 'staff', id, label: 'Ani' },
    })
    const refusal = await versionConflict(tx, {
      subject: { type: 'staff', id },
      current: { name: 'Ani', roles: ['viewer'], version: 2 },
      sent: { name: 'Eva', roles: ['viewer'], version: 1 },
    })
    expect(refusal).toMatchObject({
      code: 'version_conflict',
      details: { data: { changed_by: 'Ani', fields: ['name'] } },
    })
    expect(refusal.details.data).toMatchObject({
      current: { version: 2 },
      changed_at: expect.stringMatching(/^20/),
    })
  })
})
