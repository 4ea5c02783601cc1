import { randomUUID } from 'node:crypto'
import type { AdminKey } from '@tsiran/contract/admin/api'
import { hashPassword } from '@tsiran/domain/customers/password'
import { shopItself } from '@tsiran/domain/shared/viewer'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { issueRecoveryClaim } from '@tsiran/domain/staff/claim-link'
import { generateSync } from 'otplib'
import { signInTestStaff, testTotpSecret } from '../testing.ts'
import { createTestPasskey } from '../testing-passkey.ts'
import type { Sample, SampleShop } from './sample.ts'

const password = 'a quiet harbour 7'
const code = (secret = testTotpSecret) => generateSync({ secret })
const viewer = ({ app, db }: SampleShop) => signInTestStaff(app, db, 'viewer')
const unproven = async (shop: SampleShop) => {
  const person = await viewer(shop)
  await shop.db
    .updateTable('staff_sessions')
    .set({ second_factor_at: null })
    .where('staff_id', '=', person.id)
    .execute()
  return person
}
/** A new member of the staff with a password. */
async function withPassword({ db, number }: SampleShop) {
  const email = `password${number}@staff.test`
  const id = await createStaff(db, {
    email,
    name: 'Sample',
    roles: ['viewer'],
    passwordHash: await hashPassword(password, shopItself),
    locale: 'hy',
  })
  return { id: id!, email }
}
const invite = async ({ owner, number }: SampleShop) => {
  const payload = { email: `invite${number}@staff.test`, name: 'Sample', roles: ['picker'] }
  const answer = await owner.inject({ method: 'POST', url: '/api/admin/staff/invites', payload })
  return answer.json<{ data: { id: number; link: string } }>().data
}
const post = async ({ owner }: SampleShop, url: string, payload: object = {}) =>
  (await owner.inject({ method: 'POST', url, payload })).json<{ data: Record<string, unknown> }>()
    .data
/** A passkey of the sample's owner. */
async function addedPasskey(shop: SampleShop) {
  const passkey = createTestPasskey('http://shop.test')
  const options = await post(shop, '/api/admin/me/passkeys/options')
  await post(shop, '/api/admin/me/passkeys', {
    name: 'Key',
    attestation: passkey.register(options),
  })
  return passkey
}

export const staffSamples = {
  'GET /api/admin/claim': {},
  'POST /api/admin/claim': {
    input: async ({ db, number }) => {
      const token = await issueRecoveryClaim(db)
      return {
        body: { token, email: `claim${number}@staff.test`, password, name: 'Sample' },
        as: null,
      }
    },
  },
  'POST /api/admin/session': {
    input: async (shop) => ({
      body: { email: (await withPassword(shop)).email, password },
      as: null,
    }),
  },
  'POST /api/admin/session/second-factor': {
    input: async (shop) => ({ body: { code: code() }, as: await unproven(shop) }),
  },
  'POST /api/admin/session/confirm/options': {
    input: () => ({ body: {} }),
    unaudited: 'it only asks how to confirm',
  },
  'POST /api/admin/session/confirm': { input: () => ({ body: { code: code() } }) },
  'DELETE /api/admin/session': {},
  'GET /api/admin/me': {},
  'PUT /api/admin/me': {
    input: () => ({ body: { name: 'New name', language: 'ru', version: 1 } }),
  },
  'PUT /api/admin/me/password': {
    input: async ({ db, owner }) => {
      const set = { password_hash: await hashPassword(password, shopItself) }
      await db.updateTable('staff').set(set).where('id', '=', owner.id).execute()
      return { body: { current_password: password, password: 'another harbour 8' } }
    },
  },
  'POST /api/admin/me/totp': {
    input: () => ({ body: {} }),
    unaudited: 'the secret counts once a code of it was typed',
  },
  'POST /api/admin/me/totp/confirm': {
    input: async (shop) => ({
      body: { code: code((await post(shop, '/api/admin/me/totp'))['secret'] as string) },
    }),
  },
  'DELETE /api/admin/me/totp': { input: async (shop) => ({ as: await viewer(shop) }) },
  'GET /api/admin/me/passkeys': {},
  'POST /api/admin/me/passkeys/options': {
    input: () => ({ body: {} }),
    unaudited: 'it only asks what to sign',
  },
  'POST /api/admin/me/passkeys': {
    input: async (shop) => {
      const options = await post(shop, '/api/admin/me/passkeys/options')
      return {
        body: { name: 'Key', attestation: createTestPasskey('http://shop.test').register(options) },
      }
    },
  },
  'DELETE /api/admin/me/passkeys/:id': {
    input: async (shop) => {
      await addedPasskey(shop)
      const { id } = await shop.db
        .selectFrom('staff_passkeys')
        .select('id')
        .where('staff_id', '=', shop.owner.id)
        .executeTakeFirstOrThrow()
      return { params: { id } }
    },
  },
  'POST /api/admin/me/recovery-codes': { input: () => ({ body: {} }) },
  'GET /api/admin/me/sessions': {},
  'DELETE /api/admin/me/sessions/:id': {
    input: async ({ db, owner }) => {
      const id = randomUUID()
      const row = {
        id,
        digest: id,
        staff_id: owner.id,
        expires_at: new Date(Date.now() + 60_000),
        idle_seconds: 60,
      }
      await db.insertInto('staff_sessions').values(row).execute()
      return { params: { id } }
    },
  },
  'GET /api/admin/staff': {},
  'POST /api/admin/staff/invites': {
    input: ({ number }) => ({
      body: { email: `new${number}@staff.test`, name: 'New', roles: ['courier'] },
    }),
  },
  'DELETE /api/admin/staff/invites/:id': {
    input: async (shop) => ({ params: { id: (await invite(shop)).id } }),
  },
  'POST /api/admin/invites/accept': {
    input: async (shop) => ({
      body: { token: (await invite(shop)).link.split('#k=')[1], password },
      as: null,
    }),
  },
  'PUT /api/admin/staff/:id': {
    input: async (shop) => ({
      params: { id: (await viewer(shop)).id },
      body: { name: 'Other', roles: ['content'], active: true, version: 1 },
    }),
  },
  'DELETE /api/admin/staff/:id': {
    input: async (shop) => ({ params: { id: (await viewer(shop)).id }, query: { version: 1 } }),
  },
  'DELETE /api/admin/staff/:id/sessions': {
    input: async (shop) => ({ params: { id: (await viewer(shop)).id } }),
  },
  'DELETE /api/admin/staff/:id/second-factor': {
    input: async (shop) => ({ params: { id: (await viewer(shop)).id } }),
  },
  'GET /api/admin/audit': {},
  'GET /api/admin/audit/export.csv': {},
  'GET /api/admin/audit/export.xlsx': { input: () => ({ query: { action: 'order.cancel' } }) },
} as const satisfies Partial<Record<AdminKey, Sample>>
