import type { Db } from '@tsiran/db/database'
import type { FastifyInstance } from 'fastify'
import type { TestStaff } from '../testing.ts'

/** What samples make their things in. */
export interface SampleShop {
  app: FastifyInstance
  db: Db
  /** An owner, signed in and confirmed, made for this sample alone. */
  owner: TestStaff
  /** Another one, so that the shop keeps one. */
  otherOwner: TestStaff
  /** Differs in each sample: for names that must be unique. */
  number: number
}

export interface SampleInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object
  /** A form with files, in place of the body. */
  form?: { payload: Buffer; headers: Record<string, string> }
  /** Who calls; the sample's owner where it says nothing, nobody at all for null. */
  as?: TestStaff | null
}

/** A call of one endpoint that succeeds, on things of its own. */
export interface Sample {
  input?: (shop: SampleShop) => SampleInput | Promise<SampleInput>
  /** Why a write leaves no row in the audit log: it changes nothing that lasts. */
  unaudited?: string
}
