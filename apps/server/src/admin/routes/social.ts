import * as contract from '@tsiran/contract/admin/social'
import {
  changeSocialLink,
  createSocialLink,
  deleteSocialLink,
  moveSocialLink,
  restoreSocialLink,
} from '@tsiran/domain/content/change-social-link'
import { listAllSocialLinks } from '@tsiran/domain/content/social-kind'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Links to the shop’s social media. */
export const socialHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listSocialLinks, async ({ db }) => ({
    data: await listAllSocialLinks(db),
  })),
  adminHandler(
    contract.createSocialLink,
    async ({ db }, { body: { locale: _locale, ...input }, staff: { by } }) => ({
      data: await createSocialLink(db, input, { by }),
    }),
  ),
  adminHandler(
    contract.changeSocialLink,
    async (
      { db },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({ data: await changeSocialLink(db, { id, version, change, by }) }),
  ),
  adminHandler(
    contract.moveSocialLink,
    async ({ db }, { params: { id }, body: { version, before_id }, staff: { by } }) => ({
      data: await moveSocialLink(db, { id, version, beforeId: before_id, by }),
    }),
  ),
  adminHandler(
    contract.deleteSocialLink,
    async ({ db }, { params: { id }, query: { version }, staff: { by } }) => ({
      data: await deleteSocialLink(db, { id, version, by }),
    }),
  ),
  adminHandler(
    contract.restoreSocialLink,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await restoreSocialLink(db, { id, version, by }),
    }),
  ),
]
