import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@tsiran/db/database'
import { chooseIdentity } from '@tsiran/db/embedded/identity'
import { layOut } from '@tsiran/db/embedded/layout'
import { listMails, readMail } from '@tsiran/domain/mail/list-mails'

/** Ends with one line for people. */
function die(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The address of the shop's database: DATABASE_URL, or the embedded one that `npm start` runs. */
async function findDatabase(): Promise<string> {
  if (process.env['DATABASE_URL']) return process.env['DATABASE_URL']
  const home = path.resolve(process.env['DATA_DIR'] || '.data', 'postgres')
  if (!existsSync(home)) die('There is no shop here yet: run npm start first')
  const { socket } = await layOut(home, await chooseIdentity())
  return `postgres://postgres@localhost/tsiran?host=${encodeURIComponent(socket)}`
}

const instant = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

const [asked] = process.argv.slice(2)
const id = asked === undefined ? undefined : Number(asked)
if (id !== undefined && !Number.isSafeInteger(id)) die('Usage: npm run mail, or npm run mail -- <number of a mail>')

const db = openDatabase({ url: await findDatabase(), connections: 1 })
try {
  if (id === undefined) {
    const mails = await listMails(db, 50)
    for (const { id: number, created_at, recipient, subject, sent_at, given_up_at, last_error } of mails) {
      const state = sent_at ? 'sent' : given_up_at ? `given up (${last_error})` : last_error ? `waits (${last_error})` : 'waits'
      process.stdout.write(`${String(number).padStart(5)}  ${instant(created_at)}  ${recipient}  ${subject}  [${state}]\n`)
    }
    process.stdout.write(mails.length > 0 ? 'npm run mail -- <number> shows one\n' : 'No mail was written yet\n')
  } else {
    const mail = await readMail(db, id)
    if (!mail) die(`There is no mail ${id}`)
    const body = mail.text || '(sent; the text is no longer kept)'
    process.stdout.write(`To: ${mail.recipient}\nSubject: ${mail.subject}\nMessage-ID: ${mail.message_id}\n\n${body}\n`)
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  die(code === 'ENOENT' || code === 'ECONNREFUSED' ? 'The database does not run: start the shop first, with npm start' : message)
} finally {
  await db.destroy()
}
