import * as contract from '@tsiran/contract/admin/jobs'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '@tsiran/domain/errors'
import { cancelJob } from '@tsiran/domain/shared/cancel-job'
import { findJob, type StoredJob } from '@tsiran/domain/shared/read-job'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Background work: how far it is, and its end. */
export const jobHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getJob, async ({ db }, { params: { id }, staff, caller: { locale } }) => ({
    data: toJob(await findAllowed(db, id, staff), locale),
  })),
  adminHandler(
    contract.cancelJob,
    async ({ db }, { params: { id }, staff, caller: { locale } }) => {
      await findAllowed(db, id, staff)
      return { data: toJob(await cancelJob(db, id, { by: staff.by }), locale) }
    },
  ),
]

/** A job whose kind the person may ask for. Refuses with `not_found`. */
async function findAllowed(db: Db, id: number, { roles }: ActingStaff): Promise<StoredJob> {
  const job = await findJob(db, id)
  if (!isAllowed(roles, contract.jobKinds[job.kind])) throw new DomainError('not_found')
  return job
}

const toJob = ({ error, ...job }: StoredJob, locale: Locale): contract.Job => ({
  ...job,
  error: error && { code: error, message: translate(locale, `errors.${error}`) },
})
