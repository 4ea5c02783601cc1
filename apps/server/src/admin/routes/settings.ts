import * as mails from '@tsiran/contract/admin/mail-templates'
import * as contract from '@tsiran/contract/admin/settings'
import * as mailSettings from '@tsiran/contract/admin/mail-settings'
import * as checkoutSettings from '@tsiran/contract/admin/checkout-settings'
import {
  changeCheckoutSettings,
  listTermsPages,
  readCheckoutSettings,
} from '@tsiran/domain/settings/checkout-settings'
import { changeMailSettings, readMailSettings } from '@tsiran/domain/settings/mail-settings'
import { listMailTemplates, previewMail } from '@tsiran/domain/settings/preview-mail'
import { sendTestMail } from '@tsiran/domain/settings/send-test-mail'
import { changeShopSettings, readShopSettings } from '@tsiran/domain/settings/shop-settings'
import { changeSeoSettings, readSeoSettings } from '@tsiran/domain/settings/seo-settings'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'

/** What the merchant chooses for the whole shop. */
export const settingsHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getShopSettings, async ({ db }) => ({ data: await readShopSettings(db) })),
  adminHandler(
    contract.changeShopSettings,
    async ({ db }, { body: { locale: _locale, ...shop }, staff: { by } }) => ({
      data: await changeShopSettings(db, shop, { by }),
    }),
  ),
  adminHandler(contract.getSeoSettings, async ({ db }) => ({ data: await readSeoSettings(db) })),
  adminHandler(
    contract.changeSeoSettings,
    async ({ db }, { body: { locale: _locale, ...seo }, staff: { by } }) => ({
      data: await changeSeoSettings(db, seo, { by }),
    }),
  ),
  adminHandler(checkoutSettings.getCheckoutSettings, async ({ db }) => ({
    data: await readCheckoutSettings(db),
  })),
  adminHandler(
    checkoutSettings.changeCheckoutSettings,
    async ({ db }, { body: { locale: _locale, ...checkout }, staff: { by } }) => ({
      data: await changeCheckoutSettings(db, checkout, { by }),
    }),
  ),
  adminHandler(checkoutSettings.listTermsPages, async ({ db }, { staff: { locale } }) => ({
    data: await listTermsPages(db, locale),
  })),
  adminHandler(mailSettings.getMailSettings, async ({ db }) => ({
    data: await readMailSettings(db),
  })),
  adminHandler(
    mailSettings.changeMailSettings,
    async ({ db }, { body: { locale: _locale, ...mail }, staff: { by } }) => ({
      data: await changeMailSettings(db, mail, { by }),
    }),
  ),
  adminHandler(mails.listMailTemplates, async ({ db, config }, { query, staff: { locale } }) => ({
    data: await listMailTemplates(db, {
      language: query.language ?? locale,
      origin: config.origin,
    }),
  })),
  adminHandler(mails.previewMail, async ({ db, config }, { params, query, staff: { locale } }) => {
    const { subject, text } = await previewMail(db, {
      name: params.name,
      language: query.language ?? locale,
      origin: config.origin,
    })
    return { data: { subject, text } }
  }),
  fileHandler(mails.showMail, async ({ db, config }, { params, query, staff: { locale } }) => {
    const { html } = await previewMail(db, {
      name: params.name,
      language: query.language ?? locale,
      origin: config.origin,
    })
    const content = html.replace('<head>', '<head><base target="_blank">')
    return { name: `${params.name}.html`, content: Buffer.from(content) }
  }),
  adminHandler(mails.sendTestMail, async ({ db, config }, { staff: { by, locale, email } }) => {
    const mailing = { locale, origin: config.origin }
    await sendTestMail(db, { mailing, recipient: email, by })
    return { message: translate(locale, 'answers.testLetter', { email }) }
  }),
]
