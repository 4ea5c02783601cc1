import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase, waitForLock } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { addOptions } from './add-options.ts'
import { createAttribute } from './create-attribute.ts'
import { deleteOption } from './delete-attribute.ts'
import { lockAttribute } from './read-attributes.ts'

const database = testDatabase()

test('an option that is being deleted is not locked before its attribute: nobody waits for each other', async () => {
  const { db } = database
  const label = perLocale(() => 'Taste')
  const { id, version: created } = await createAttribute(
    db,
    { label, type: 'select', filterable: true, configurable: false },
    { by: byScript },
  )
  const options = [{ label: perLocale(() => 'Sweet') }]
  const { version, options: added } = await addOptions(db, {
    id,
    version: created,
    options,
    by: byScript,
  })
  const optionId = added[0]!.id
  const { deleted } = await inTransaction(db, async (tx) => {
    await lockAttribute(tx, { id, version })
    const deleted = deleteOption(db, { id, version, optionId, by: byScript })
    await waitForLock(db)
    await sql`set local lock_timeout = '100ms'`.execute(tx)
    await sql`update attribute_options set sort_order = 5 where id = ${optionId}`.execute(tx)
    return { deleted }
  })
  expect((await deleted).options).toEqual([])
})
