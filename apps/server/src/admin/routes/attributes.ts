import * as contract from '@tsiran/contract/admin/attributes'
import * as attributeOptions from '@tsiran/contract/admin/attribute-options'
import { deleteAttribute, deleteOption } from '@tsiran/domain/attributes/delete-attribute'
import { moveAttribute, moveOption } from '@tsiran/domain/attributes/order-attributes'
import { listAttributes, readAttribute } from '@tsiran/domain/attributes/read-attributes'
import { changeAttribute } from '@tsiran/domain/attributes/save-attribute'
import { createAttribute } from '@tsiran/domain/attributes/create-attribute'
import { changeOption } from '@tsiran/domain/attributes/save-options'
import { addOptions } from '@tsiran/domain/attributes/add-options'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Properties of products and their options. */
export const attributeHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listAttributes, async ({ db }) => ({ data: await listAttributes(db) })),
  adminHandler(contract.getAttribute, async ({ db }, { params }) => ({
    data: await readAttribute(db, params.id),
  })),
  adminHandler(
    contract.createAttribute,
    async ({ db }, { body: { locale: _locale, ...attribute }, staff: { by } }) => ({
      data: await createAttribute(db, attribute, { by }),
    }),
  ),
  adminHandler(
    contract.changeAttribute,
    async (
      { db },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({
      data: await changeAttribute(db, { id, version, change, by }),
    }),
  ),
  adminHandler(
    contract.moveAttribute,
    async ({ db }, { params: { id }, body: { version, before_id }, staff: { by } }) => ({
      data: await moveAttribute(db, { id, version, beforeId: before_id, by }),
    }),
  ),
  adminHandler(
    contract.deleteAttribute,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteAttribute(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(
    attributeOptions.addOptions,
    async ({ db }, { params: { id }, body: { version, options }, staff: { by } }) => ({
      data: await addOptions(db, { id, version, options, by }),
    }),
  ),
  adminHandler(
    attributeOptions.changeOption,
    async ({ db }, { params, body: { locale: _locale, version, ...change }, staff: { by } }) => ({
      data: await changeOption(db, {
        id: params.id,
        optionId: params.option_id,
        version,
        change,
        by,
      }),
    }),
  ),
  adminHandler(
    attributeOptions.moveOption,
    async ({ db }, { params, body: { version, before_id }, staff: { by } }) => ({
      data: await moveOption(db, {
        id: params.id,
        optionId: params.option_id,
        version,
        beforeId: before_id,
        by,
      }),
    }),
  ),
  adminHandler(
    attributeOptions.deleteOption,
    async ({ db }, { params, query: { version }, staff: { by } }) => ({
      data: await deleteOption(db, {
        id: params.id,
        optionId: params.option_id,
        version,
        by,
      }),
    }),
  ),
]
