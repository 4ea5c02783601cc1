import type { Db } from '@tsiran/db/database'
import { listMails, readMail } from '@tsiran/domain/mail/list-mails'
import { attachToShop } from './launcher/attach.ts'
import { command } from './launcher/command.ts'
import { LauncherError, oneLine, print } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run mail` lists the outbox, newest first; `npm run mail -- <number>` prints one mail. The shop may run meanwhile.

const instant = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

async function list(db: Db): Promise<void> {
  const mails = await listMails(db, 50)
  const lines = mails.map(
    ({ id, created_at, recipient, subject, sent_at, given_up_at, last_error }) => {
      const waiting = last_error ? `waiting (${last_error})` : 'waiting'
      const state = sent_at ? 'sent' : given_up_at ? `given up (${last_error})` : waiting
      return oneLine(
        `${String(id).padStart(5)}  ${instant(created_at)}  ${recipient}  ${subject}  [${state}]`,
      )
    },
  )
  print(
    [
      ...lines,
      mails.length > 0 ? 'npm run mail -- <number> prints one' : 'There are no mails',
    ].join('\n'),
  )
}

async function show(db: Db, id: number): Promise<void> {
  const mail = await readMail(db, id)
  if (!mail) throw new LauncherError(`there is no mail ${id}`)
  const body = mail.text || '(sent; the text has been deleted)'
  const head = [
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
    `Message-ID: ${mail.message_id}`,
  ]
  print([...head.map(oneLine), '', body].join('\n'))
}

await command(async () => {
  const [argument] = process.argv.slice(2)
  const id = argument === undefined ? undefined : Number(argument)
  if (id !== undefined && !Number.isSafeInteger(id))
    throw new LauncherError('usage: npm run mail [-- <number>]')
  await attachToShop(readSettings(process.env), (db) =>
    id === undefined ? list(db) : show(db, id),
  )
})
