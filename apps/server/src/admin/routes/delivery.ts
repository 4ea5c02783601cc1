import * as contract from '@tsiran/contract/admin/delivery'
import * as week from '@tsiran/contract/admin/week'
import * as slots from '@tsiran/contract/admin/slots'
import * as slotExceptions from '@tsiran/contract/admin/slot-exceptions'
import { changeSlot, listCalendar } from '@tsiran/domain/delivery/calendar'
import { changeDistrict, listDistricts } from '@tsiran/domain/delivery/districts'
import {
  changeException,
  createException,
  deleteException,
  listExceptions,
} from '@tsiran/domain/delivery/exceptions'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
} from '@tsiran/domain/delivery/templates'
import { copyDay } from '@tsiran/domain/delivery/copy-day'
import { changeZone, createZone, deleteZone, listZones } from '@tsiran/domain/delivery/zones'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Where and when the shop delivers: zones, districts, the week, its exceptions and the slots that follow. */
export const deliveryHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listZones, async ({ db }) => ({ data: await listZones(db) })),
  adminHandler(
    contract.createZone,
    async ({ db }, { body: { locale: _locale, ...zone }, staff: { by } }) => ({
      data: await createZone(db, zone, { by }),
    }),
  ),
  adminHandler(
    contract.changeZone,
    async ({ db }, { params: { id }, body: { locale: _locale, ...zone }, staff: { by } }) => ({
      data: await changeZone(db, { ...zone, id, by }),
    }),
  ),
  adminHandler(
    contract.deleteZone,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteZone(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(contract.listDistricts, async ({ db }) => ({ data: await listDistricts(db) })),
  adminHandler(
    contract.changeDistrict,
    async ({ db }, { params: { id }, body: { locale: _locale, ...district }, staff: { by } }) => ({
      data: await changeDistrict(db, { ...district, id, by }),
    }),
  ),
  adminHandler(week.listTemplates, async ({ db }) => ({ data: await listTemplates(db) })),
  adminHandler(
    week.createTemplate,
    async ({ db }, { body: { locale: _locale, ...template }, staff: { by } }) => ({
      data: await createTemplate(db, template, { by }),
    }),
  ),
  adminHandler(
    week.changeTemplate,
    async ({ db }, { params: { id }, body: { locale: _locale, ...template }, staff: { by } }) => ({
      data: await changeTemplate(db, { ...template, id, by }),
    }),
  ),
  adminHandler(
    week.deleteTemplate,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteTemplate(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(week.copyDay, async ({ db }, { body: { zone_id, weekday, to }, staff: { by } }) => ({
    data: await copyDay(db, { zone_id, weekday, to, by }),
  })),
  adminHandler(slotExceptions.listExceptions, async ({ db }) => ({
    data: await listExceptions(db),
  })),
  adminHandler(
    slotExceptions.createException,
    async ({ db }, { body: { locale: _locale, ...exception }, staff: { by } }) => ({
      data: await createException(db, exception, { by }),
    }),
  ),
  adminHandler(
    slotExceptions.changeException,
    async ({ db }, { params: { id }, body: { locale: _locale, ...change }, staff: { by } }) => ({
      data: await changeException(db, { ...change, id, by }),
    }),
  ),
  adminHandler(
    slotExceptions.deleteException,
    async ({ db }, { params: { id }, query: { version }, staff: { by, locale } }) => {
      await deleteException(db, { id, version, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(slots.listCalendar, async ({ db }, { query }) => ({
    data: await listCalendar(db, query),
  })),
  adminHandler(
    slots.changeSlot,
    async ({ db }, { params: { id }, body: { locale: _locale, ...change }, staff: { by } }) => ({
      data: await changeSlot(db, { ...change, id, by }),
    }),
  ),
]
