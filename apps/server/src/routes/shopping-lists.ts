import * as contract from '@tsiran/contract/shopping-lists'
import { changeList, removeList } from '@tsiran/domain/shopping-lists/change-list'
import { setLines } from '@tsiran/domain/shopping-lists/list-lines'
import { listToCart } from '@tsiran/domain/shopping-lists/list-to-cart'
import { listShoppingLists, readList } from '@tsiran/domain/shopping-lists/read-lists'
import { saveList } from '@tsiran/domain/shopping-lists/save-list'
import { translate } from '@tsiran/i18n/translate'
import { requireSession } from '../api/caller.ts'
import { handler, type Caller, type EndpointHandler } from '../api/endpoint-handler.ts'
import { viewerOf } from '../api/viewer.ts'

/** The owner of the lists. Refuses with `unauthenticated`. */
function readerOf(caller: Caller) {
  const { customerId, companyId, role } = requireSession(caller)
  return { ...viewerOf(caller), customerId, companyId, role }
}

export const shoppingListOperations: readonly EndpointHandler[] = [
  handler(contract.listShoppingLists, async ({ db }, { caller }) => ({
    data: await listShoppingLists(db, readerOf(caller)),
  })),

  handler(contract.createShoppingList, async ({ db }, { caller, body: { name, ...source } }) => {
    const data = await saveList(db, { reader: readerOf(caller), name, source })
    return { message: translate(caller.locale, 'answers.listSaved'), data }
  }),

  handler(contract.getShoppingList, async ({ db }, { caller, params }) => ({
    data: await readList(db, params.id, readerOf(caller)),
  })),

  handler(contract.changeShoppingList, async ({ db }, { caller, params, body }) => {
    const data = await changeList(db, params.id, body, readerOf(caller))
    return { message: translate(caller.locale, 'answers.listChanged'), data }
  }),

  handler(contract.setListLines, async ({ db }, { caller, params, body }) => {
    const data = await setLines(db, params.id, body.lines, readerOf(caller))
    return { message: translate(caller.locale, 'answers.listChanged'), data }
  }),

  handler(contract.deleteShoppingList, async ({ db }, { caller, params }) => {
    await removeList(db, params.id, readerOf(caller).customerId)
    return { message: translate(caller.locale, 'answers.listDeleted') }
  }),

  handler(contract.listToCart, async ({ db }, { caller, params }) => {
    const result = await listToCart(db, params.id, readerOf(caller))
    return {
      ...result,
      message: translate(
        caller.locale,
        result.added.length > 0 ? 'answers.reordered' : 'answers.notReordered',
      ),
    }
  }),
]
