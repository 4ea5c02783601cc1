import { createHmac } from 'node:crypto'
import { request, type Page } from '@playwright/test'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { locales, type Locale } from '@tsiran/contract/locale'
import { demoStaff } from '@tsiran/demo/staff'
import adminEn from '@tsiran/i18n/messages/admin/en.json' with { type: 'json' }
import adminHy from '@tsiran/i18n/messages/admin/hy.json' with { type: 'json' }
import adminRu from '@tsiran/i18n/messages/admin/ru.json' with { type: 'json' }
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import { createTranslator } from '@tsiran/i18n/translator'
import { expect } from './shop.ts'
import { test as base } from './tab.ts'

const texts: Record<Locale, object> = { hy: adminHy, ru: adminRu, en: adminEn }

/** The back office's texts in a language, by their keys. */
export const adminWords = (locale: Locale): AdminTranslator =>
  createTranslator(locale, texts[locale]) as AdminTranslator

export const demoMember = (role: StaffRole) => demoStaff.find((member) => member.role === role)!

interface Member {
  name: string
  email: string
  password: string
}

interface Fixtures {
  /** The language of the back office, until the test chooses another. */
  language: Locale
  /** Console errors that the test expects; in an object, since a bare pattern is no value of an option. */
  allowed: { fault: RegExp | null }
  quiet: void
}

/** A test of the back office: it fails when a page logs an error; refused calls that it expects are no errors. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  // Skeletons that pulse draw the page again and again, an eighth of the CPU time of these tests. Specs of what moves turn motion on.
  reducedMotion: 'reduce',
  allowed: [{ fault: null }, { option: true }],
  quiet: [
    async ({ page, context, language, allowed }, use) => {
      await context.addInitScript((locale) => {
        // A sandboxed frame has no storage.
        if (window.origin !== 'null' && !localStorage.getItem('tsiran-admin-locale'))
          localStorage.setItem('tsiran-admin-locale', locale)
      }, language)
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          !/the server responded with a status of 4\d\d/.test(message.text())
        )
          faults.push(message.text())
      })
      await use()
      expect(faults.filter((fault) => !allowed.fault?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs in at the form, as somebody does. */
export async function signInStaff(
  page: Page,
  { email, password }: { email: string; password: string },
  locale: Locale,
): Promise<void> {
  const t = adminWords(locale)
  await page.getByLabel(t('session.email')).fill(email)
  await page.getByLabel(t('session.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('session.signIn') }).click()
}

async function signInMember(page: Page, member: Member, locale: Locale): Promise<void> {
  const { email, password } = member
  const answer = await page.request.post('/api/admin/session', {
    data: { email, password, locale },
  })
  expect(answer.status()).toBe(200)
}

/** Signs in as a demo member of a role, by the API. */
export const signInAs = (page: Page, role: StaffRole, locale: Locale): Promise<void> =>
  signInMember(page, demoMember(role), locale)

/** Opens a page of the back office as somebody, in a language. */
export async function openAsMember(
  page: Page,
  member: Member,
  path: string,
  locale: Locale,
): Promise<void> {
  await signInMember(page, member, locale)
  await page.goto(`/admin${path}`)
  await expect(page.getByRole('banner').getByRole('button', { name: member.name })).toBeVisible()
}

/** Opens a page of the back office as a demo member of a role, in a language. */
export const openAs = (page: Page, role: StaffRole, path: string, locale: Locale): Promise<void> =>
  openAsMember(page, demoMember(role), path, locale)

/** Makes a member of the staff whom no other test signs in as, by an invite of the owner; they read Armenian, too. */
export async function addMember(origin: string, role: StaffRole): Promise<Member> {
  const mark = `${Date.now()}${Math.floor(Math.random() * 1_000_000)}`
  const member = {
    name: `Մարիամ ${mark}`,
    email: `mariam-${mark}@tsiran.example`,
    password: 'apricot-stone-9',
  }
  const office = await request.newContext({ baseURL: origin })
  const post = async (path: string, data: object) => {
    const answer = await office.post(`/api/admin/${path}`, { data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()) as { data: { link: string } }
  }
  try {
    const { email, password } = demoMember('owner')
    await post('session', { email, password })
    const { name } = member
    const { data } = await post('staff/invites', { email: member.email, name, roles: [role] })
    const token = new URL(data.link).hash.slice('#k='.length)
    await post('invites/accept', { token, password: member.password })
    return member
  } finally {
    await office.dispose()
  }
}

/** Proves who the owner is where the page asks for it, and waits until the question is gone. */
export async function confirmAsOwner(page: Page, locale: Locale): Promise<void> {
  const t = adminWords(locale)
  const confirm = page.getByRole('dialog', { name: t('session.confirmTitle') })
  await confirm
    .getByLabel(t('session.password'), { exact: true })
    .fill(demoMember('owner').password)
  await confirm.getByRole('button', { name: t('session.confirm') }).click()
  await expect(confirm).toBeHidden()
}

/**
 * Lets the signed-in member read a language on this tab's next pages; their own, which other tests read as well, stays. An
 * intercepted request would turn the browser's cache off.
 */
export async function readIn(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((language) => {
    const send = window.fetch
    window.fetch = async (...request) => {
      const { url } = new Request(...request)
      const answer = await send(...request)
      if (!/\/api\/admin\/(?:me|session)\?/.test(url)) return answer
      const body = (await answer.json()) as { data?: { staff: { locale: string } | null } }
      if (body.data?.staff) body.data.staff.locale = language
      return new Response(JSON.stringify(body), answer)
    }
  }, locale)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a secret in Base32, at a step of 30 s from now. */
export function totp(secret: string, step = 0): string {
  const bits = [...secret.replace(/[\s=]/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step))
  const digest = createHmac('sha1', key).update(counter).digest()
  return String((digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fff_ffff) % 1_000_000).padStart(
    6,
    '0',
  )
}

/** Comes back to the tab after a while: what it shows is read again at such a path, with what a colleague has changed. */
export async function comeBack(page: Page, path: RegExp): Promise<void> {
  const read = page.waitForResponse((answer) => path.test(new URL(answer.url()).pathname))
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await read
}

export { expect, locales }
