import type { Db } from '@tsiran/db/database'
import { advanceOrder } from '@tsiran/domain/order-management/advance-order'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { confirmRefund } from '@tsiran/domain/order-management/confirm-refund'
import { refundOrder } from '@tsiran/domain/order-management/refund-order'
import { settleCredit } from '@tsiran/domain/order-management/settle-credit'
import { loadOverrides } from '@tsiran/domain/texts/load-overrides'
import type { OrderServices } from '@tsiran/domain/order-management/order-services'
import { DomainError } from '@tsiran/domain/errors'
import { createOrderServices } from '@tsiran/server/order-services'
import { attachToShop } from './launcher/attach.ts'
import { command } from './launcher/command.ts'
import { LauncherError, print } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'
import { list, refunds, show } from './orders/order-texts.ts'

// `npm run orders -- list [status] | refunds | show <number> | process <number> | complete <number> | cancel <number> [reason] |
// settle <number> | refund <number> | refunded <number>`: the merchant's commands for orders. The shop may run meanwhile.

const by = { kind: 'system', name: 'script' } as const

const refundMessages = {
  refunded: 'The bank has accepted the refund',
  refused:
    'The bank refused: refund the payment on the bank’s own pages, then run npm run orders -- refunded',
  unknown:
    'The bank did not answer. Check the refund on its own pages; if it is there, run npm run orders -- refunded',
}

/** The commands for one order, each with the line that it prints. */
const commands: Record<
  string,
  (db: Db, services: OrderServices, id: number, rest: string) => Promise<string>
> = {
  show: (db, _services, id) => show(db, id),
  process: async (db, services, id) => {
    await advanceOrder(db, services, { id, to: 'processing', by })
    return `Order ${id} is being prepared`
  },
  complete: async (db, services, id) => {
    await advanceOrder(db, services, { id, to: 'completed', by })
    return `Order ${id} is completed`
  },
  cancel: async (db, services, id, reason) => {
    const { viaBank } = await cancelOrder(db, services, { id, note: reason, by })
    return `Order ${id} is canceled; its stock is restored${viaBank ? '. A refund is due: npm run orders -- refunds' : ', no refund is due'}`
  },
  settle: async (db, _services, id) => {
    await settleCredit(db, { id, by })
    return `The company has paid order ${id}: it is closed, and its credit is available again`
  },
  refund: async (db, services, id) => refundMessages[await refundOrder(db, services, { id, by })],
  refunded: async (db, services, id) => {
    await confirmRefund(db, services, { id, by })
    return `The refund of order ${id} is recorded`
  },
}

async function run(
  db: Db,
  services: OrderServices,
  name: string,
  number: string | undefined,
  rest: string[],
): Promise<string> {
  if (name === 'list') return list(db, number)
  if (name === 'refunds') return refunds(db)
  const id = Number(number)
  const found = commands[name]
  if (!found || !Number.isSafeInteger(id))
    throw new LauncherError(
      `usage: npm run orders -- list [status] | refunds | <command> <number>, with one of the commands ${Object.keys(commands).join(', ')}`,
    )
  try {
    return await found(db, services, id, rest.join(' '))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new LauncherError(
      error.code === 'not_found'
        ? `there is no order ${id}`
        : `order ${id} does not allow that now: npm run orders -- show ${id}`,
    )
  }
}

await command(async () => {
  const [name = 'list', number, ...rest] = process.argv.slice(2)
  const settings = readSettings(process.env)
  await attachToShop(settings, async (db) => {
    await loadOverrides(db)
    print(await run(db, createOrderServices(settings, db), name, number, rest))
  })
})
