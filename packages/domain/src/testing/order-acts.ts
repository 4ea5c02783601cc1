import { sql } from 'kysely'
import { countRoute, startRoute } from '../deliveries/drive-route.ts'
import { recordStop } from '../deliveries/record-stop.ts'
import { readRoute } from '../deliveries/route-rows.ts'
import { createRoute, deleteRoute } from '../deliveries/save-route.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { confirmRefund } from '../order-management/confirm-refund.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { enterPayPage } from '../order-management/enter-pay-page.ts'
import { moveOrder } from '../order-management/move-order.ts'
import { openPayment } from '../order-management/open-payment.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { previewMove } from '../order-management/plan-move.ts'
import { refundOrder } from '../order-management/refund-order.ts'
import { repeatRequest } from '../order-management/repeat-request.ts'
import { settleCredit } from '../order-management/settle-credit.ts'
import { settleDebt } from '../order-management/settle-debt.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import {
  claimPicking,
  finishPicking,
  releasePicking,
  startPicking,
} from '../picking/claim-picking.ts'
import { markLine } from '../picking/mark-line.ts'
import { settleOrder } from '../picking/settle-order.ts'
import { adjustStock } from '../stock/adjust-stock.ts'
import { endHolds, ageHolds, queryDuePayments } from './bank.ts'
import type { LifeShop } from './order-life.ts'
import { answerLater } from './two-stage.ts'

/** An act on an order; each act reads its numbers in its own way. */
interface LifeCall {
  id: number
  services: OrderServices
  which: number
  amount: number
  grams: number
}

export type Act = keyof ReturnType<typeof lifeCalls>

const locale = 'en' as const

/** What buyers, the office, pickers, couriers, the bank and time do to the orders of a shop. */
export function lifeCalls({
  db,
  variants,
  companyId,
  office,
  picker,
  courier,
  owners,
  places,
  withZones,
}: LifeShop) {
  const { by } = office
  const scope = { courierId: courier.id }
  const openOf = (id: number) => findLatestPayment(db, id, { open: true })
  const routeOf = async (id: number) => {
    const { rows } = await sql<{ route_id: number }>`
      select route_id from route_stops where order_id = ${id} order by route_id desc limit 1`.execute(
      db,
    )
    return readRoute(db, rows[0]?.route_id ?? 0, { scope, locale })
  }
  const stop = async (id: number, services: OrderServices, report: object) => {
    const route = await routeOf(id)
    const call = { routeId: route.id, orderId: id, scope, by: courier, locale } as const
    await recordStop(db, services, { ...call, ...(report as { outcome: 'delivered' }) })
  }
  const lineAt = async (id: number, which: number) => {
    const lines = (await findOrder(db, id)).lines.filter(({ stocked }) => stocked)
    return lines[which % lines.length]!
  }
  const mark = async ({ id, which, amount, grams }: LifeCall, lineId?: number) => {
    const line = lineId ?? (await lineAt(id, which)).id
    const { portion_grams, quantity, canceled, variant_id } = (await findOrder(db, id)).lines.find(
      (one) => one.id === line,
    )!
    const wanted = quantity - canceled
    const weight = (one: number) => ({
      grams: Math.max(10, Math.round((350 * one + (grams % 300) - 150) / 10) * 10),
    })
    const state = (['found', 'short', 'missing', 'replaced'] as const)[which % 4]!
    const instead = variants[(variants.indexOf(variant_id!) + amount) % 3]!
    const pieces = state === 'short' ? Math.max(1, wanted - 1) : wanted
    const pick =
      state === 'replaced'
        ? {
            quantity: Math.min(amount, wanted),
            substituteVariantId: instead,
            agreed: true,
            ...(instead === variants[2] && weight(Math.min(amount, wanted))),
          }
        : {
            quantity: state === 'missing' ? 0 : pieces,
            agreed: true,
            ...(portion_grams !== null && state !== 'missing' && weight(pieces)),
          }
    await markLine(db, { id, staff: picker, locale, lineId: line, pick: { state, ...pick } })
  }
  const edited = async ({ id, which, amount }: LifeCall) => {
    const { lines } = await findOrder(db, id)
    const pieces = new Map(
      lines.flatMap(({ variant_id, stocked, quantity, canceled }) =>
        stocked && variant_id !== null && quantity > canceled
          ? [[variant_id, quantity - canceled]]
          : [],
      ),
    )
    pieces.set(variants[which % 3]!, which > 5 ? 0 : amount)
    return [...pieces].map(([variant_id, quantity]) => ({ variant_id, quantity }))
  }

  /** Marks every line; one that cannot be marked like that was found. */
  const markAll = async (call: LifeCall) => {
    const { id, services, which, amount } = call
    await claimPicking(db, services, { id, staff: picker, locale })
    await startPicking(db, { id, staff: picker, locale })
    const lines = (await findOrder(db, id)).lines.filter(
      ({ stocked, quantity, canceled }) => stocked && quantity > canceled,
    )
    for (const [index, line] of lines.entries())
      await mark({ ...call, which: which + index, amount: amount + index }, line.id).catch(() =>
        mark({ ...call, which: 0 }, line.id),
      )
  }

  return {
    open: ({ id, services }) => openPayment(db, services, { orderId: id, locale }),
    pay: async ({ id, services, which }) => {
      await openPayment(db, services, { orderId: id, locale })
      const payment = (await openOf(id))!
      await enterPayPage(db, 'ameriabank', payment.key)
      await actInSandbox(db, payment.bank_id!, { act: 'pay', mode: 'normal' })
      if (which < 6) await checkPayment(db, services, { payment, kind: 'return' })
    },
    decline: async ({ id, which }) => {
      const payment = await openOf(id)
      if (payment?.bank_id)
        await actInSandbox(db, payment.bank_id, {
          act: 'decline',
          mode: which % 2 ? 'normal' : 'error',
        })
    },
    bank: async ({ id, which }) => {
      const payment = await openOf(id)
      if (payment?.bank_id)
        await actInSandbox(db, payment.bank_id, {
          act: 'pay',
          mode: which % 2 ? 'normal' : 'error',
        })
    },
    return: async ({ id, services }) => {
      const payment = await openOf(id)
      if (payment) await checkPayment(db, services, { payment, kind: 'return' })
    },
    hold_ends: async ({ services }) => {
      await ageHolds(db, 30)
      await endHolds(db, services)
    },
    day_passes: async ({ id, services }) => {
      await sql`update payments set created_at = created_at - interval '25 hours', ask_at = now(), asked_at = null
        where order_id = ${id} and ask_at is not null`.execute(db)
      await queryDuePayments(db, services)
    },
    work: async ({ id, services }) => {
      await sql`update payments set ask_at = now(), asked_at = null where order_id = ${id} and ask_at is not null`.execute(
        db,
      )
      await queryDuePayments(db, services)
    },
    give_up: ({ id, services }) => giveUpOrder(db, services, owners.get(id)),
    process: ({ id, services }) => advanceOrder(db, services, { id, to: 'processing', by }),
    complete: ({ id, services }) => advanceOrder(db, services, { id, to: 'completed', by }),
    cancel: ({ id, services }) => cancelOrder(db, services, { id, by, note: 'x', confirmed: true }),
    cancel_lines: async ({ id, services, which, amount }) => {
      const lines = [{ line_id: (await lineAt(id, which)).id, quantity: amount }]
      await cancelOrder(db, services, { id, by, note: 'x', lines, confirmed: true })
    },
    edit: async (call) => {
      const { id, services } = call
      const lines = await edited(call)
      const { after } = await previewEdit(db, { id, lines, locale })
      const expectedTotal = after.grand_total
      await editOrder(db, services, { id, by, lines, expectedTotal, locale, confirmed: true })
    },
    move: ({ id, services, which }) =>
      withZones(async () => {
        const to = places()[which % places().length]!
        const { after } = await previewMove(db, { id, ...to })
        const expectedTotal = after.grand_total
        await moveOrder(db, services, { id, by, ...to, expectedTotal, confirmed: true })
      }),
    claim: ({ id, services }) => claimPicking(db, services, { id, staff: picker, locale }),
    mark: (call) => mark(call),
    mark_all: markAll,
    pack: async (call) => {
      const { id, services } = call
      await markAll(call)
      await finishPicking(db, { id, staff: picker, locale })
      await settleOrder(db, services, { id, by, decides: true })
    },
    finish: ({ id }) => finishPicking(db, { id, staff: picker, locale }),
    release: ({ id, which }) =>
      releasePicking(db, { id, staff: which % 2 ? picker : office, locale }),
    settle: ({ id, services, which }) =>
      settleOrder(db, services, { id, by: which % 4 ? by : picker.by, decides: which % 4 > 0 }),
    refund: async ({ id, services, amount, which }) => {
      const lines = [{ line_id: (await lineAt(id, which)).id, quantity: amount }]
      await refundOrder(db, services, {
        id,
        by,
        reason: 'x',
        ...(which < 6 && { amount: amount * 400 }),
        ...(which % 3 === 0 && { lines }),
      })
    },
    confirm_refund: ({ id, services }) => confirmRefund(db, services, { id, by }),
    repeat_request: async ({ id, services }) => {
      const payment = await findLatestPayment(db, id, { open: false })
      if (payment) await repeatRequest(db, services, { id, by, paymentId: payment.id })
    },
    answer_later: ({ id, which }) =>
      answerLater(db, id, (['slow', 'error', 'lost', 'refused'] as const)[which % 4]!),
    drive: async ({ id, which }) => {
      const fields = { courierId: courier.id, orderIds: [id], note: '' }
      await createRoute(db, { day: '2030-05-01', ...fields, by, locale })
      const route = await routeOf(id)
      if (which < 6) await startRoute(db, { id: route.id, scope, by: courier, locale })
    },
    deliver: ({ id, services }) => stop(id, services, { outcome: 'delivered' }),
    refuse: async ({ id, services, which, amount }) => {
      const all = (await findOrder(db, id)).lines.filter(
        ({ stocked, quantity, canceled }) => stocked && quantity > canceled,
      )
      const lines =
        which === 7
          ? all.map(({ id: line_id, quantity, canceled }) => ({
              line_id,
              quantity: quantity - canceled,
            }))
          : [{ line_id: all[which % all.length]!.id, quantity: amount }]
      await stop(id, services, { outcome: 'refused_lines', lines })
    },
    nobody_home: ({ id, services }) => stop(id, services, { outcome: 'nobody_home' }),
    count: async ({ id, amount }) => {
      const { id: route, version } = await routeOf(id)
      await countRoute(db, { id: route, version, counted: amount, by: courier, locale })
    },
    delete_route: async ({ id }) => {
      const { id: route, version } = await routeOf(id)
      await deleteRoute(db, { id: route, version, by, locale })
    },
    settle_credit: ({ id }) => settleCredit(db, { id, by }),
    settle_debt: ({ amount }) =>
      settleDebt(db, { id: companyId, version: undefined, amount: amount * 700, note: '', by }),
    spoil: ({ which, amount }) =>
      adjustStock(db, { variantId: variants[which % 3]!, delta: -amount, reason: 'damage', by }),
  } satisfies Record<string, (call: LifeCall) => Promise<unknown>>
}
