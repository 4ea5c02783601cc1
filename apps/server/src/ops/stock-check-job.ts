import { checkStockNightly } from '@tsiran/domain/stock/check-stock'
import type { Context } from '../context.ts'
import { repeat, type BackgroundJob } from './dispatch.ts'
import { intervalMs } from './intervals.ts'

/** Variants that one line of the log names. */
const maxLogged = 20

/** A difference is a fault of the shop or of somebody who wrote to the database: a person has to look at it. */
export const stockCheckJob = ({ db, log }: Context): BackgroundJob =>
  repeat('stockCheck', intervalMs.stockCheck, async () => {
    const found = await checkStockNightly(db)
    if (found.length > 0)
      log.error(
        { count: found.length, variants: found.slice(0, maxLogged) },
        'the stock of variants is not the sum of their movements',
      )
  })
