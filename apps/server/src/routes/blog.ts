import * as contract from '@tsiran/contract/blog'
import * as blogComments from '@tsiran/contract/blog-comments'
import { addComment } from '@tsiran/domain/blog/add-comment'
import { listBlogGroups } from '@tsiran/domain/blog/list-blog-groups'
import { listOwnComments } from '@tsiran/domain/blog/list-own-comments'
import { listPosts, listTopPosts } from '@tsiran/domain/blog/list-posts'
import { previewPost } from '@tsiran/domain/blog/preview-post'
import { readPost } from '@tsiran/domain/blog/read-post'
import { translate } from '@tsiran/i18n/translate'
import { requireSession } from '../api/caller.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'

const { path } = contract.listBlogs
const oneOfOne = { current_page: 1, last_page: 1, per_page: 1, from: 1, to: 1, total: 1 }

export const blogOperations: readonly EndpointHandler[] = [
  handler(contract.listBlogs, async ({ db }, { caller, query }) => {
    const { data, meta } =
      query.id === undefined
        ? await listPosts(db, query, caller.locale)
        : { data: [await readPost(db, query.id, caller.locale)], meta: oneOfOne }
    return { data, links: pageLinks(path, query, meta), meta }
  }),

  handler(contract.listTopBlogs, async ({ db }, { caller, query }) => ({
    data: await listTopPosts(db, query.limit ?? 3, caller.locale),
  })),

  handler(contract.listBlogGroups, async ({ db }, { caller }) => ({
    data: await listBlogGroups(db, caller.locale),
  })),

  handler(contract.previewBlog, async ({ db }, { caller, query }) => ({
    data: await previewPost(db, query.key, caller.locale),
  })),

  handler(blogComments.listOwnComments, async ({ db }, { caller, params }) => ({
    data: await listOwnComments(db, params.id, requireSession(caller).customerId),
  })),

  handler(blogComments.createComment, async ({ db }, { caller, params, body }) => {
    const data = await addComment(db, {
      postId: params.id,
      customerId: requireSession(caller).customerId,
      text: body.comment,
    })
    return { message: translate(caller.locale, 'answers.commentWaiting'), data }
  }),
]
