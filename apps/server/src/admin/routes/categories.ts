import * as contract from '@tsiran/contract/admin/categories'
import * as pastedCategories from '@tsiran/contract/admin/pasted-categories'
import { changeCategory } from '@tsiran/domain/categories/change-category'
import { createCategory } from '@tsiran/domain/categories/create-category'
import { deleteCategory } from '@tsiran/domain/categories/delete-category'
import { moveCategory } from '@tsiran/domain/categories/move-category'
import { pasteCategories, previewCategories } from '@tsiran/domain/categories/paste-categories'
import { listCategoryTree, readCategory } from '@tsiran/domain/categories/read-categories'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** The tree of categories. */
export const categoryHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listCategories, async ({ db }) => ({ data: await listCategoryTree(db) })),
  adminHandler(contract.getCategory, async ({ db }, { params }) => ({
    data: await readCategory(db, params.id),
  })),
  adminHandler(
    contract.createCategory,
    async ({ db }, { body: { locale: _locale, ...category }, staff: { by } }) => ({
      data: await createCategory(db, category, { by }),
    }),
  ),
  adminHandler(
    contract.changeCategory,
    async (
      { db },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({
      data: await changeCategory(db, { id, version, change, by }),
    }),
  ),
  adminHandler(
    contract.moveCategory,
    async ({ db }, { params: { id }, body: { version, parent_id, before_id }, staff: { by } }) => ({
      data: await moveCategory(db, {
        id,
        version,
        parentId: parent_id,
        beforeId: before_id,
        by,
      }),
    }),
  ),
  adminHandler(
    contract.deleteCategory,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteCategory(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(
    pastedCategories.previewCategories,
    async ({ db }, { body: { text, parent_id } }) => ({
      data: await previewCategories(db, { text, parentId: parent_id }),
    }),
  ),
  adminHandler(
    pastedCategories.pasteCategories,
    async ({ db }, { body: { text, parent_id }, staff: { by } }) => ({
      data: { added: await pasteCategories(db, { text, parentId: parent_id, by }) },
    }),
  ),
]
