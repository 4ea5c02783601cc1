import * as contract from '@tsiran/contract/admin/translations'
import { changeText } from '@tsiran/domain/texts/change-text'
import { listTexts } from '@tsiran/domain/texts/list-texts'
import { readOverrides } from '@tsiran/domain/texts/load-overrides'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** The messages of the shop, and the merchant's overrides. */
export const translationHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listTexts, async ({ db }, { query }) => {
    const { search, missing, state = missing ? 'missing' : undefined } = query
    const page = await listTexts(db, { ...pageOf(query), search, state })
    return answerPage(contract.listTexts, query, page)
  }),
  adminHandler(contract.listOverrides, async ({ db }) => ({ data: await readOverrides(db) })),
  adminHandler(
    contract.changeText,
    async ({ db }, { body: { key, version, texts }, staff: { by } }) => ({
      data: await changeText(db, { key, version, texts, by }),
    }),
  ),
]
