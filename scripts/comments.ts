import type { Db } from '@tsiran/db/database'
import { commentStatuses, type CommentStatus } from '@tsiran/contract/admin/comments'
import { listComments } from '@tsiran/domain/blog/list-comments'
import { moderateComment } from '@tsiran/domain/blog/moderate-comment'
import { DomainError } from '@tsiran/domain/errors'
import { attachToShop } from './launcher/attach.ts'
import { command } from './launcher/command.ts'
import { LauncherError, oneLine, print } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run comments` lists the comments that wait for approval; `-- approve 1 2` and `-- reject 3` decide. The shop may run meanwhile.

const usage =
  'npm run comments [-- list waiting|approved|rejected | approve <number>… | reject <number>…]'
const decisions = { approve: 'approved', reject: 'rejected' } as const

const instant = (at: string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

async function list(db: Db, status: CommentStatus): Promise<void> {
  const comments = (await listComments(db, { status, page: 1, limit: 50, locale: 'en' })).data
  const blocks = comments.map(({ id, name, comment, created_at, post }) => {
    const words = comment.replaceAll(/^/gm, '       ')
    return `${oneLine(`${String(id).padStart(5)}  ${instant(created_at)}  ${name}, on “${post.name}” (${post.id})`)}\n${words}`
  })
  print(blocks.length > 0 ? blocks.join('\n\n') : `No ${status} comments`)
}

async function decide(
  db: Db,
  status: 'approved' | 'rejected',
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) {
    await moderateComment(db, { id, status, by: { kind: 'system', name: 'script' } }).catch(
      (error: unknown) => {
        throw error instanceof DomainError ? new LauncherError(`there is no comment ${id}`) : error
      },
    )
    print(`Comment ${id} is ${status}`)
  }
}

await command(async () => {
  const [verb = 'list', ...rest] = process.argv.slice(2)
  const ids = rest.map(Number)
  const isDecision = verb === 'approve' || verb === 'reject'
  if (isDecision && (ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id) && id > 0)))
    throw new LauncherError(`usage: ${usage}`)
  const status = commentStatuses.find((known) => known === (rest[0] ?? 'waiting'))
  if (!isDecision && (verb !== 'list' || !status)) throw new LauncherError(`usage: ${usage}`)
  await attachToShop(readSettings(process.env), (db) =>
    isDecision ? decide(db, decisions[verb], ids) : list(db, status!),
  )
})
