import { DomainError } from '../errors.ts'

/** Numbers that the message has at most; the answer's `data` has all. */
const maxNamed = 5

/** A refusal because of orders that are not finished, by their numbers. */
export const inTheWay = (code: 'order_open' | 'money_open', orders: readonly number[]) =>
  new DomainError(code, {
    values: {
      orders: orders.slice(0, maxNamed).join(', ') + (orders.length > maxNamed ? ', …' : ''),
    },
    data: { orders },
  })
