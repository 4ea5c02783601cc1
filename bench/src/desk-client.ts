import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { openStaffSession } from '@tsiran/domain/staff/open-session'
import { findJob } from '@tsiran/domain/shared/read-job'
import { summarize, type Load } from './load.ts'

let people = 0

/** Headers of a new person of the staff who has signed in. */
export async function signIn(db: Db, ...roles: StaffRole[]): Promise<Record<string, string>> {
  const passwordHash = 'none'
  const staffId = await createStaff(db, {
    email: `bench-${Date.now()}-${++people}@staff.test`,
    name: 'Bench',
    roles,
    passwordHash,
    locale: 'hy',
  })
  const visitor = { address: '127.0.0.1', userAgent: 'bench' }
  const session = await db
    .transaction()
    .execute((tx) => openStaffSession(tx, { staffId: staffId!, passwordHash }, visitor))
  return { cookie: `tsiran_staff=${session}` }
}

export type Call = <T>(method: string, path: string, body?: object) => Promise<T>

/** Calls the back office as a person. Throws where it refuses. */
export const asStaff =
  (base: string, headers: Record<string, string>): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${base}/api/admin/${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return JSON.parse(text) as T
  }

/** Repeats a call for some seconds, one after the other, after the first two. */
export async function repeat(
  seconds: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Load> {
  await call(0)
  await call(1)
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  for (let turn = 2; performance.now() < end; turn++) {
    const start = performance.now()
    await call(turn)
    times.push(performance.now() - start)
  }
  return summarize(times, (performance.now() - begun) / 1000)
}

/** Waits until a job has ended. Returns it with the number of times that its progress was seen to move. Throws where it failed. */
export async function finished(db: Db, id: number) {
  let steps = 0
  for (let done = 0; ;) {
    const job = await findJob(db, id)
    if (job.done !== done) steps++
    done = job.done
    if (job.state === 'failed' || job.state === 'canceled')
      throw new Error(`job ${id}: ${job.state} ${job.error}`)
    if (job.finished_at !== null) return { job, steps }
    await sleep(250)
  }
}
