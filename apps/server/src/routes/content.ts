import * as contract from '@tsiran/contract/content'
import * as channel from '@tsiran/contract/channel'
import { getChannel } from '@tsiran/domain/content/get-channel'
import { getPage } from '@tsiran/domain/content/get-page'
import { listMenus } from '@tsiran/domain/content/list-menus'
import { listSliders } from '@tsiran/domain/content/list-sliders'
import { listSocial } from '@tsiran/domain/content/list-social'
import { messages } from '@tsiran/i18n/translate'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'

export const contentOperations: readonly EndpointHandler[] = [
  handler(channel.getChannel, async ({ db, services }, { caller }) => ({
    data: await getChannel(db, caller.locale, services.providers),
  })),

  handler(contract.getPages, async ({ db }, { caller, query }) => {
    const page = await getPage(db, query.id, caller.locale)
    return { data: page ? [page] : [] }
  }),

  handler(contract.listSliders, async ({ db }, { caller }) => ({
    data: await listSliders(db, caller.locale),
  })),

  handler(contract.listMenus, async ({ db }, { caller }) => ({
    data: await listMenus(db, caller.locale),
  })),

  handler(contract.listSocial, async ({ db }) => ({ data: await listSocial(db) })),

  handler(contract.getTranslations, async (_context, { query }) =>
    query.locale ? messages[query.locale] : messages,
  ),
]
