import * as contract from '@tsiran/contract/admin/drafts'
import * as draftLookups from '@tsiran/contract/admin/draft-lookups'
import { findBuyers } from '@tsiran/domain/companies/find-buyers'
import { changeDraft, createDraft, deleteDraft } from '@tsiran/domain/drafts/change-draft'
import { pasteLines } from '@tsiran/domain/drafts/paste-lines'
import { findDraft } from '@tsiran/domain/drafts/draft-rows'
import { viewDraft } from '@tsiran/domain/drafts/draft-view'
import { searchDraftVariants } from '@tsiran/domain/drafts/search-draft-variants'
import { listDrafts } from '@tsiran/domain/drafts/list-drafts'
import { placeDraft } from '@tsiran/domain/drafts/place-draft'
import { pageMeta } from '@tsiran/domain/shared/pagination'
import { translate } from '@tsiran/i18n/translate'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import type { Context } from '../../context.ts'

/** Orders that the staff takes by phone. */
export const draftHandlers: readonly AdminHandler[] = [
  adminHandler(draftLookups.findBuyers, async ({ db }, { query }) => ({
    data: await findBuyers(db, query.search),
  })),
  adminHandler(contract.listDrafts, async ({ db }, { query }) => {
    const range = { page: query.page ?? 1, limit: query.limit ?? 50 }
    const { rows, total } = await listDrafts(db, range)
    const meta = pageMeta(range, total)
    return { data: rows, links: pageLinks(contract.listDrafts.path, query, meta), meta }
  }),
  adminHandler(contract.createDraft, async (context, { body, staff }) => ({
    data: await createDraft(context.db, fieldsOf(body), writerOf(context, staff)),
  })),
  adminHandler(contract.getDraft, async (context, { params, staff }) => ({
    data: await viewDraft(
      context.db,
      await findDraft(context.db, params.id),
      writerOf(context, staff),
    ),
  })),
  adminHandler(contract.changeDraft, async (context, { params, body, staff }) => ({
    data: await changeDraft(
      context.db,
      params.id,
      { ...fieldsOf(body), version: body.version },
      writerOf(context, staff),
    ),
  })),
  adminHandler(contract.deleteDraft, async (context, { params, query, staff }) => {
    await deleteDraft(context.db, params.id, query.version, writerOf(context, staff))
    return { message: translate(staff.locale, 'answers.draftDiscarded') }
  }),
  adminHandler(draftLookups.searchVariants, async ({ db }, { params, query, staff }) => ({
    data: await searchDraftVariants(db, params.id, { search: query.search, locale: staff.locale }),
  })),
  adminHandler(draftLookups.pasteLines, async (context, { params, body, staff }) =>
    pasteLines(
      context.db,
      params.id,
      { text: body.text, version: body.version },
      writerOf(context, staff),
    ),
  ),
  adminHandler(contract.placeDraft, async (context, { params, body, staff }) => {
    const call = {
      id: params.id,
      version: body.version,
      expectedTotal: body.expected_total,
      belowMinimum: body.below_minimum,
    }
    const { id, grand_total } = await placeDraft(context.db, call, writerOf(context, staff))
    return { data: { order_id: id, grand_total } }
  }),
]

const writerOf = ({ services }: Context, { locale, by }: ActingStaff) => ({ locale, services, by })

type Fields = Omit<
  Parameters<typeof createDraft>[1],
  'buyerLocale' | 'customerId' | 'shippingMethod' | 'paymentMethod' | 'districtId' | 'slotId'
>
interface FieldsBody extends Fields {
  buyer_locale?: Parameters<typeof createDraft>[1]['buyerLocale']
  customer_id?: number | null
  shipping_method?: string
  payment_method?: string
  district_id?: number
  slot_id?: number
}

const fieldsOf = ({
  buyer_locale,
  customer_id,
  address,
  lines,
  shipping_method,
  payment_method,
  district_id,
  slot_id,
  note,
}: FieldsBody) => ({
  buyerLocale: buyer_locale,
  customerId: customer_id,
  address,
  lines,
  shippingMethod: shipping_method,
  paymentMethod: payment_method,
  districtId: district_id,
  slotId: slot_id,
  note,
})
