import * as contract from '@tsiran/contract/blog'
import { addComment } from '@tsiran/domain/content/add-comment'
import { listBlogGroups } from '@tsiran/domain/content/list-blog-groups'
import { listOwnComments } from '@tsiran/domain/content/list-own-comments'
import { listPosts, listTopPosts } from '@tsiran/domain/content/list-posts'
import { readPost } from '@tsiran/domain/content/read-post'
import { translate } from '@tsiran/i18n/translate'
import { requireSession } from '../http/caller.ts'
import { operation, type Operation } from '../http/operation.ts'
import { pageLinks } from '../http/page-links.ts'

const { path } = contract.listBlogs
const oneOfOne = { current_page: 1, last_page: 1, per_page: 1, from: 1, to: 1, total: 1 }

export const blogOperations: readonly Operation[] = [
  operation(contract.listBlogs, async ({ db }, { caller, query }) => {
    const { data, meta } =
      query.id === undefined
        ? await listPosts(db, query, caller.locale)
        : { data: [await readPost(db, query.id, caller.locale)], meta: oneOfOne }
    return { data, links: pageLinks(path, query, meta), meta }
  }),

  operation(contract.listTopBlogs, async ({ db }, { caller, query }) => ({
    data: await listTopPosts(db, query.limit ?? 3, caller.locale),
  })),

  operation(contract.listBlogGroups, async ({ db }, { caller }) => ({ data: await listBlogGroups(db, caller.locale) })),

  operation(contract.listOwnComments, async ({ db }, { caller, params }) => ({
    data: await listOwnComments(db, params.id, requireSession(caller).customerId),
  })),

  operation(contract.createComment, async ({ db }, { caller, params, body }) => {
    const data = await addComment(db, params.id, requireSession(caller).customerId, body.comment)
    return { message: translate(caller.locale, 'answers.commentWaiting'), data }
  }),
]
