import * as contract from '@tsiran/contract/admin/comments'
import { listComments } from '@tsiran/domain/blog/list-comments'
import { answerComment, moderateComment } from '@tsiran/domain/blog/moderate-comment'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Readers' comments on the blog's posts. */
export const commentHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listComments, async ({ db }, { query, staff }) => {
    const { search, status } = query
    const page = await listComments(db, { ...pageOf(query), search, status, locale: staff.locale })
    return answerPage(contract.listComments, query, page)
  }),
  adminHandler(
    contract.approveComment,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await moderateComment(db, { id, version, status: 'approved', by }),
    }),
  ),
  adminHandler(
    contract.rejectComment,
    async ({ db }, { params: { id }, body: { version }, staff: { by } }) => ({
      data: await moderateComment(db, { id, version, status: 'rejected', by }),
    }),
  ),
  adminHandler(
    contract.answerComment,
    async ({ db }, { params: { id }, body: { version, answer }, staff: { by } }) => ({
      data: await answerComment(db, { id, version, answer, by }),
    }),
  ),
]
