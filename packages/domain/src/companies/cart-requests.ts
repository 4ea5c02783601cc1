import type { CartRequest } from '@tsiran/contract/cart-requests'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { markUnsold } from '../catalog/mark-unsold.ts'
import { pageMeta } from '../shared/pagination.ts'
import { DomainError } from '../errors.ts'
import { readRange, type HistoryQuery } from '../shared/history-range.ts'
import { viewLine } from '../shared/line-snapshot.ts'
import { writeCompanyAudit, type CompanyActor } from './audit.ts'
import type { Mailing } from '../mail/mailing.ts'
import { dropRefusalMail, mailRefusedRequest } from './request-mails.ts'
import { cancelRequest, selectRequest, selectRequests, uncancelRequest } from './queries.ts'
import type { RequestRow, RequestsOf } from './request-rows.ts'
import { viewRequest, viewRequestRow } from './request-view.ts'

type LocalizedQuery = HistoryQuery & { locale: Locale }

/** A page of a company's requests within a range of days, newest first (R18). */
export async function listCompanyRequests(
  db: Db,
  companyId: number,
  { locale, ...query }: LocalizedQuery,
) {
  const range = readRange(query)
  const { requests, total } = await selectRequests(
    db,
    { companyId },
    { ...range, withLines: false },
  )
  return { data: requests.map((row) => viewRequestRow(row, locale)), meta: pageMeta(range, total) }
}

/** A page of the requests that a sub-user sent: lines by request id (R18). */
export async function listSentRequests(
  db: Db,
  customerId: number,
  { locale, ...query }: LocalizedQuery,
) {
  const range = readRange(query)
  const { requests, total } = await selectRequests(
    db,
    { customerId },
    { ...range, withLines: true },
  )
  const data = Object.fromEntries(
    requests.map(({ id, created_at, lines }) => {
      const sent = new Date(created_at).toISOString()
      return [id, lines.map((line) => ({ ...viewLine(line, locale), created_at: sent }))]
    }),
  )
  return { data, meta: pageMeta(range, total) }
}

/** A stored request of this owner. Refuses with `not_found`. */
export async function findRequest(db: Db, whose: RequestsOf, id: number): Promise<RequestRow> {
  const found = await selectRequest(db, whose, id)
  if (!found) throw new DomainError('not_found')
  return found
}

/** A request with its lines: a sub-user's own, or any of a Manager's company. Refuses with `not_found`. */
export const readRequest = async (
  db: Db,
  whose: RequestsOf,
  { id, locale }: { id: number; locale: Locale },
): Promise<CartRequest> => {
  const request = viewRequest(await findRequest(db, whose, id), locale)
  return { ...request, items: await markUnsold(db, request.items) }
}

interface RequestChange {
  id: number
  mailing: Mailing
}

/** Discards a request that is not ordered yet, and mails its sender. Refuses with `not_found` and `conflict`. */
export const discardRequest = (db: Db, actor: CompanyActor, change: RequestChange) =>
  changeRequest(db, actor, change, 'discarded')

/** Restores a discarded request. Refuses with `not_found`, and with `conflict` where it is not discarded, or its cart was ordered. */
export const restoreRequest = (db: Db, actor: CompanyActor, change: RequestChange) =>
  changeRequest(db, actor, change, 'restored')

const changes = {
  discarded: { write: cancelRequest, mail: mailRefusedRequest },
  restored: { write: uncancelRequest, mail: dropRefusalMail },
} as const

async function changeRequest(
  db: Db,
  actor: CompanyActor,
  { id, mailing: { locale, origin } }: RequestChange,
  becomes: keyof typeof changes,
): Promise<CartRequest> {
  const { write, mail } = changes[becomes]
  const whose = { companyId: actor.companyId }
  await findRequest(db, whose, id)
  await inTransaction(db, async (tx) => {
    if (!(await write(tx, actor.companyId, id))) throw new DomainError('conflict')
    await writeCompanyAudit(tx, actor, { action: `cart_request.${becomes}`, details: { id } })
    await mail(tx, origin, id)
  })
  return readRequest(db, whose, { id, locale })
}
