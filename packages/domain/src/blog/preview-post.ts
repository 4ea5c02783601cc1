import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BlogPost } from '@tsiran/contract/blog'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { sharedSecret } from '../shared/shared-secret.ts'
import { readAdminPost } from './post-kind.ts'
import { readAnyPost } from './read-post.ts'

/** Lifetime of a link in milliseconds. */
const lifetimeMs = 24 * 60 * 60 * 1000
/** Id, end in seconds, signature. */
const keys = /^([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{43})$/

const signed = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`post ${content}`).digest('base64url')

/** A key that shows a post in any state for a day. Refuses with `not_found`. */
export async function previewKey(
  db: Db,
  id: number,
  now = new Date(),
): Promise<{ key: string; expiresAt: Date }> {
  await readAdminPost(db, id)
  const end = Math.floor((now.getTime() + lifetimeMs) / 1000)
  const content = `${id}.${end}`
  const key = `${content}.${signed(await sharedSecret(db, 'preview'), content)}`
  return { key, expiresAt: new Date(end * 1000) }
}

/** The post of a key, as the shop will show it. Refuses with `link_invalid`: forged, expired, or the post is deleted. */
export async function previewPost(
  db: Db,
  key: string,
  locale: Locale,
  now = new Date(),
): Promise<BlogPost> {
  const [, id = '', end = '', signature = ''] = keys.exec(key) ?? []
  const right = Buffer.from(signed(await sharedSecret(db, 'preview'), `${id}.${end}`))
  const given = Buffer.from(signature)
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  const post =
    isSigned && Number(end) * 1000 > now.getTime() && (await readAnyPost(db, Number(id), locale))
  if (!post) throw new DomainError('link_invalid')
  return post
}
