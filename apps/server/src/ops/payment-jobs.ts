import { checkDuePayment } from '@tsiran/domain/order-management/check-payment'
import { endHold } from '@tsiran/domain/order-management/end-hold'
import { takeOverdueOrder } from '@tsiran/domain/orders/holds'
import { takeDuePayment } from '@tsiran/domain/payments/payment-polls'
import type { Context } from '../context.ts'
import { dispatch, type BackgroundJob } from './dispatch.ts'
import { intervalMs } from './intervals.ts'

/** Maximum number of concurrent bank queries: a silent bank takes its whole timeout. */
const banksAtOnce = 6

/** Holds and polls are separate jobs: stock is restored in time, however many payments wait for their bank. */
export const paymentJobs = ({ db, services }: Context): BackgroundJob[] => [
  dispatch({
    name: 'holds',
    intervalMs: intervalMs.payments,
    parallel: banksAtOnce,
    take: () => takeOverdueOrder(db),
    work: (order) => endHold(db, services, order),
  }),
  dispatch({
    name: 'payments',
    intervalMs: intervalMs.payments,
    parallel: banksAtOnce,
    take: () => takeDuePayment(db),
    work: (payment) => checkDuePayment(db, services, payment),
  }),
]
