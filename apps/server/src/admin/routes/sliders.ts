import * as contract from '@tsiran/contract/admin/sliders'
import {
  changeSlide,
  createSlide,
  deleteSlide,
  moveSlide,
  restoreSlide,
} from '@tsiran/domain/content/change-slide'
import { listAllSlides, readSlide } from '@tsiran/domain/content/slide-kind'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** The slides of the home page. */
export const sliderHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listSlides, async ({ db }) => ({ data: await listAllSlides(db) })),
  adminHandler(contract.getSlide, async ({ db }, { params }) => ({
    data: await readSlide(db, params.id),
  })),
  adminHandler(
    contract.createSlide,
    async ({ db, config: { origin } }, { body: { locale: _locale, ...input }, staff: { by } }) => ({
      data: await createSlide(db, input, { by, origin }),
    }),
  ),
  adminHandler(
    contract.changeSlide,
    async (
      { db, config: { origin } },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({ data: await changeSlide(db, { id, version, change, by, origin }) }),
  ),
  adminHandler(
    contract.moveSlide,
    async ({ db }, { params: { id }, body: { version, before_id }, staff: { by } }) => ({
      data: await moveSlide(db, { id, version, beforeId: before_id, by }),
    }),
  ),
  adminHandler(
    contract.deleteSlide,
    async ({ db }, { params: { id }, query: { version }, staff: { by } }) => ({
      data: await deleteSlide(db, { id, version, by }),
    }),
  ),
  adminHandler(
    contract.restoreSlide,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await restoreSlide(db, { id, version, by }),
    }),
  ),
]
