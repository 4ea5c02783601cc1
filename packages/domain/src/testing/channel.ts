import type { Db } from '@tsiran/db/database'

/** Sets the shop up as papers and pages name it: Ծիրան, Цирань, Tsiran. */
export async function createTestChannel(db: Db): Promise<void> {
  const name = JSON.stringify({ hy: 'Ծիրան', ru: 'Цирань', en: 'Tsiran' })
  const address = JSON.stringify({
    hy: 'Երևան, Աբովյան 1',
    ru: 'Ереван, Абовяна 1',
    en: 'Abovyan 1, Yerevan',
  })
  const channel = {
    id: 1,
    name,
    meta_title: name,
    phone: '+374 10 000000',
    email: 'shop@tsiran.example',
    address,
  }
  await db
    .insertInto('channels')
    .values(channel)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
