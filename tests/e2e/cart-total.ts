import { formatMoney } from '@tsiran/i18n/money'
import { serviceLine } from '@tsiran/demo/service-line'
import { sample } from './shop.ts'

/** A box of the product holds 12 and costs less than its pieces. */
export const box = { qty: 12, price: 7800 }

/** What so many pieces of the sample product cost in a cart, the service line included, as the page writes it. */
export const cartTotal = (pieces: number): string =>
  formatMoney(
    Math.floor(pieces / box.qty) * box.price +
      (pieces % box.qty) * sample.price +
      serviceLine.price,
  )
