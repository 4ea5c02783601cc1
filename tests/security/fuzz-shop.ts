import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { TestDatabase } from '@tsiran/db/testing'
import { seedDemo } from '@tsiran/demo/seed'
import {
  createPerson,
  createProduct,
  createTestCompany,
  listProducts,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import { builtRenderer } from '@tsiran/server/pages/renderer'
import { buildTestApp } from '@tsiran/server/testing'

/** A shop with its real pages that listens, and people who are signed in there. */
export interface FuzzShop {
  app: Awaited<ReturnType<typeof buildTestApp>>
  port: number
  /** Tokens of new people: an individual, a Manager, a sub-user. */
  signIn(): Promise<string[]>
}

/** Opens the demo's shop on an empty database. It believes X-Forwarded-For, so that limits per address do not end a run. */
export async function openFuzzShop(database: TestDatabase): Promise<FuzzShop> {
  const { db } = database
  await seedDemo(db)
  const made = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      createProduct(db, {
        sku: `FUZZ-${n}`,
        offers: [{ qty: 100_000, box_qty: 6, box_price: 5_000 }],
      }),
    ),
  )
  await listProducts(
    db,
    made.map(({ id }) => id),
  )
  const company = await createTestCompany(db, 'Fuzz', 1_000_000)
  const app = await buildTestApp(database, await builtRenderer(), undefined, undefined, {
    TRUST_PROXY: '127.0.0.1',
  })
  app.server.listen(0, '127.0.0.1')
  await app.ready()
  if (!app.server.listening) await once(app.server, 'listening')
  let count = 0
  const signIn = async () => {
    count++
    const people = [
      ['person', undefined],
      ['manager', 'Manager'],
      ['user', 'subUser'],
    ] as const
    return Promise.all(
      people.map(async ([name, role]) => {
        const email = `${name}-${count}@fuzz.example`
        await createPerson(db, email, role, role && company)
        const payload = { email, password: testPassword }
        const url = role ? '/api/company/login?token=true' : '/api/customer/login?token=true'
        const answer = await app.inject({
          method: 'POST',
          url,
          payload,
          remoteAddress: `10.9.${count % 256}.9`,
        })
        return answer.json<{ token: string }>().token
      }),
    )
  }
  return { app, port: (app.server.address() as AddressInfo).port, signIn }
}
