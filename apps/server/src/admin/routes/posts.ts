import * as contract from '@tsiran/contract/admin/posts'
import * as postGroups from '@tsiran/contract/admin/post-groups'
import { postPreviewPath } from '@tsiran/contract/shop-paths'
import { changePost, createPost, deletePost, restorePost } from '@tsiran/domain/blog/change-post'
import { listAllPosts } from '@tsiran/domain/blog/list-all-posts'
import {
  changePostGroup,
  createPostGroup,
  deletePostGroup,
  listPostGroups,
} from '@tsiran/domain/blog/post-groups'
import { readAdminPost } from '@tsiran/domain/blog/post-kind'
import { previewKey } from '@tsiran/domain/blog/preview-post'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Posts of the blog, and what they are sorted by. */
export const postHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listPosts, async ({ db }, { query, staff: { locale } }) => {
    const { search, state, sort, category_id: categoryId } = query
    const range = pageOf(query)
    const page = await listAllPosts(db, { ...range, search, state, sort, categoryId, locale })
    return answerPage(contract.listPosts, query, page)
  }),
  adminHandler(contract.getPost, async ({ db }, { params }) => ({
    data: await readAdminPost(db, params.id),
  })),
  adminHandler(
    contract.createPost,
    async ({ db }, { body: { locale: _locale, ...post }, staff: { by } }) => ({
      data: await createPost(db, post, { by }),
    }),
  ),
  adminHandler(
    contract.changePost,
    async (
      { db },
      { params: { id }, body: { locale: _locale, version, ...change }, staff: { by } },
    ) => ({ data: await changePost(db, { id, version, change, by }) }),
  ),
  adminHandler(
    contract.deletePost,
    async ({ db }, { params: { id }, query: { version }, staff: { by } }) => ({
      data: await deletePost(db, { id, version, by }),
    }),
  ),
  adminHandler(
    contract.restorePost,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await restorePost(db, { id, version, by }),
    }),
  ),
  adminHandler(contract.previewPost, async ({ db, config }, { params, staff: { locale } }) => {
    const { key, expiresAt } = await previewKey(db, params.id)
    const link = `${config.origin}${postPreviewPath(locale, key)}`
    return { data: { link, expires_at: expiresAt.toISOString() } }
  }),
  adminHandler(postGroups.listPostGroups, async ({ db }) => ({ data: await listPostGroups(db) })),
  adminHandler(
    postGroups.createPostGroup,
    async ({ db }, { body: { kind, name }, staff: { by } }) => ({
      data: await createPostGroup(db, { kind, name, by }),
    }),
  ),
  adminHandler(
    postGroups.changePostGroup,
    async ({ db }, { params: { kind, id }, body: { version, name }, staff: { by } }) => ({
      data: await changePostGroup(db, { kind, id, version, name, by }),
    }),
  ),
  adminHandler(
    postGroups.deletePostGroup,
    async ({ db }, { params: { kind, id }, query: { version }, staff: { by } }) => ({
      data: await deletePostGroup(db, { kind, id, version, by }),
    }),
  ),
]
