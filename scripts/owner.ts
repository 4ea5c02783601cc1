import type { Db } from '@tsiran/db/database'
import {
  claimLink,
  isUnclaimed,
  issueClaim,
  issueRecoveryClaim,
  listOwners,
} from '@tsiran/domain/staff/claim-link'
import { attachToShop } from './launcher/attach.ts'
import { command } from './launcher/command.ts'
import { LauncherError, oneLine, print } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run owner` prints the link that makes the shop's owner; `-- --recover` one that does so beside owners who cannot sign in any more.

const usage = 'npm run owner [-- --recover]'

/** The link's secret; undefined where owners can sign in and nobody asked for one beside them. */
async function issue(db: Db, recover: boolean): Promise<string | undefined> {
  if (await isUnclaimed(db)) return issueClaim(db)
  const owners = await listOwners(db)
  if (recover || owners.length === 0) return issueRecoveryClaim(db)
  print('The shop has an owner who can sign in:')
  for (const { name, email } of owners) print(`  ${oneLine(`${name}, ${email}`)}`)
  print('If none of them can, npm run owner -- --recover prints a link that makes one.')
  return undefined
}

await command(async () => {
  const [option, ...rest] = process.argv.slice(2)
  if ((option !== undefined && option !== '--recover') || rest.length > 0)
    throw new LauncherError(`usage: ${usage}`)
  const settings = readSettings(process.env)
  await attachToShop(settings, async (db) => {
    const token = await issue(db, option === '--recover')
    if (token !== undefined) print(`Open ${claimLink(settings.adminOrigin, token)}`)
  })
})
