import type { Db } from '@tsiran/db/database'
import {
  offlineOrderServices,
  type OrderServices,
} from '@tsiran/domain/order-management/order-services'
import { ameriabank } from '@tsiran/domain/payments/providers/ameriabank'
import { idram, idramPage } from '@tsiran/domain/payments/providers/idram'
import { providersOf } from '@tsiran/domain/payments/provider'
import { sandboxClient, twoStageClient } from '@tsiran/domain/payments/providers/sandbox'
import { sandboxCall } from '@tsiran/domain/payments/providers/sandbox-call'
import { vposOver } from '@tsiran/domain/payments/providers/vpos'
import type { Config } from './config.ts'

/** Path prefix of the sandbox bank, which has the paths of a real vPOS below it. */
export const sandboxPath = '/sandbox-bank'

/** Creates the configured payment providers and the order mails. */
export function createOrderServices(
  { origin, shopEmail, banks }: Pick<Config, 'origin' | 'shopEmail' | 'banks'>,
  db: Db,
  alarm?: OrderServices['alarm'],
): OrderServices {
  const shop = {
    origin,
    holdDays: banks.holdDays ?? undefined,
    describe: ({ order_id }: { order_id: number }) => `Order ${order_id}`,
  }
  const cards = banks.sandbox
    ? [
        ameriabank({
          ...shop,
          ...(banks.holdDays === null ? sandboxClient : twoStageClient),
          call: sandboxCall(db),
          payHost: origin + sandboxPath,
        }),
      ]
    : banks.ameriabank
      ? [
          ameriabank({
            ...shop,
            ...banks.ameriabank,
            call: vposOver(banks.ameriabank.host),
            payHost: banks.ameriabank.host,
          }),
        ]
      : []
  const wallets = banks.idram ? [idram({ ...banks.idram, origin })] : []
  return {
    providers: providersOf([...offlineOrderServices.providers.values(), ...cards, ...wallets]),
    mails: { origin, shopEmail },
    ...(alarm && { alarm }),
  }
}

/** Origins of the banks that forms may lead to; the sandbox bank is this site. */
export function bankOrigins({ banks }: Pick<Config, 'banks'>): string[] {
  return [
    ...(banks.ameriabank ? [banks.ameriabank.host] : []),
    ...(banks.idram ? [new URL(idramPage).origin] : []),
  ]
}
