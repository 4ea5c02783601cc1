import * as contract from '@tsiran/contract/content'
import { getChannel } from '@tsiran/domain/content/get-channel'
import { messages } from '@tsiran/i18n/translate'
import { operation, type Operation } from '../http/operation.ts'

export const contentOperations: readonly Operation[] = [
  operation(contract.getChannel, async ({ db }, { caller }) => ({ data: await getChannel(db, caller.locale) })),

  operation(contract.getTranslations, async (_context, { query }) => (query.locale ? messages[query.locale] : messages)),
]
