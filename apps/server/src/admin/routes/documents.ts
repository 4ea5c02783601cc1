import * as contract from '@tsiran/contract/admin/documents'
import { readRouteSheet } from '@tsiran/domain/deliveries/read-route-sheet'
import { issueInvoices } from '@tsiran/domain/documents/issue-invoices'
import { writePdf } from '@tsiran/domain/documents/pdf/pdf-pool'
import { readInvoice, readInvoices } from '@tsiran/domain/documents/read-invoices'
import { readPickList } from '@tsiran/domain/documents/read-pick-list'
import { readSlips } from '@tsiran/domain/documents/read-slips'
import { DomainError } from '@tsiran/domain/errors'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'

const idsIn = ({ order_ids }: { order_ids: string }) => [
  ...new Set(order_ids.split(',').map(Number)),
]
const fileName = (kind: string, ids: readonly number[]) =>
  `${kind}-${ids.length === 1 ? ids[0] : `${ids[0]}-and-${ids.length - 1}`}.pdf`

/** Papers about orders: issued, printed, as PDF. */
export const documentHandlers: readonly AdminHandler[] = [
  adminHandler(contract.issueDocuments, async ({ db }, { body, staff, caller }) => {
    const { documents, refused } = await issueInvoices(db, {
      orderIds: body.order_ids,
      by: staff.by,
    })
    return {
      data: {
        documents,
        refused: refused.map((one) => ({
          ...one,
          message: translate(caller.locale, `errors.${one.code}`),
        })),
      },
    }
  }),
  adminHandler(contract.getDocument, async ({ db }, { params }) => ({
    data: await readInvoice(db, params.id),
  })),
  adminHandler(contract.printSlips, async ({ db }, { query, staff }) => ({
    data: await readSlips(db, { ids: idsIn(query), staff }),
  })),
  adminHandler(contract.printPickList, async ({ db }, { query, staff, caller }) => ({
    data: await readPickList(db, { ids: idsIn(query), staff, locale: caller.locale }),
  })),
  adminHandler(contract.printRouteSheet, async ({ db }, { query, staff, caller }) => ({
    data: await readRouteSheet(db, { ids: idsIn(query), staff, locale: caller.locale }),
  })),
  adminHandler(contract.printInvoices, async ({ db }, { query }) => ({
    data: await readInvoices(db, idsIn(query)),
  })),
  fileHandler(contract.slipPdf, async ({ db }, { query, staff }) => {
    const ids = idsIn(query)
    return {
      name: fileName('slip', ids),
      content: await writePdf('slips', await readSlips(db, { ids, staff })),
    }
  }),
  fileHandler(contract.invoicePdf, async ({ db }, { query }) => {
    const ids = idsIn(query)
    const invoices = await readInvoices(db, ids)
    if (invoices.length < ids.length) throw new DomainError('not_found')
    return { name: fileName('invoice', ids), content: await writePdf('invoices', invoices) }
  }),
]
