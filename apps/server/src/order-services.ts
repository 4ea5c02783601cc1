import type { Db } from '@tsiran/db/database'
import { offlineOrderServices, type OrderServices } from '@tsiran/domain/order-management/order-services'
import { ameriabank } from '@tsiran/domain/payments/providers/ameriabank'
import { idram, idramPage } from '@tsiran/domain/payments/providers/idram'
import { providersOf } from '@tsiran/domain/payments/provider'
import { sandboxCall, sandboxClient } from '@tsiran/domain/payments/providers/sandbox'
import { vposOver } from '@tsiran/domain/payments/providers/vpos'
import type { Config } from './config.ts'

/** Below it lies what the sandbox bank serves, in the paths of a real vPOS. */
export const sandboxPath = '/sandbox-bank'

/** Sets up the ways of payment that the configuration names. */
export function createOrderServices(
  { origin, shopEmail, banks }: Pick<Config, 'origin' | 'shopEmail' | 'banks'>,
  db: Db,
  alarm?: OrderServices['alarm'],
): OrderServices {
  const shop = { origin, describe: ({ order_id }: { order_id: number }) => `Order ${order_id}` }
  const cards = banks.sandbox
    ? [ameriabank({ ...shop, ...sandboxClient, call: sandboxCall(db), payHost: origin + sandboxPath })]
    : banks.ameriabank
      ? [ameriabank({ ...shop, ...banks.ameriabank, call: vposOver(banks.ameriabank.host), payHost: banks.ameriabank.host })]
      : []
  const wallets = banks.idram ? [idram({ ...banks.idram, origin })] : []
  return {
    providers: providersOf([...offlineOrderServices.providers.values(), ...cards, ...wallets]),
    mails: { origin, shopEmail },
    ...(alarm && { alarm }),
  }
}

/** Origins of the banks that pages may lead to; the sandbox bank is this site. */
export function bankOrigins({ banks }: Pick<Config, 'banks'>): string[] {
  return [...(banks.ameriabank ? [banks.ameriabank.host] : []), ...(banks.idram ? [new URL(idramPage).origin] : [])]
}
