import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyBinaries, findBinaries, isReachableByOthers } from './binaries.ts'
import { ownerOf, type Identity } from './identity.ts'

/** Paths of an embedded server. */
export interface Layout {
  native: string
  data: string
  /** Folder of the Unix socket; kept short, since a socket's path may not exceed 107 bytes. */
  socket: string
  log: string
}

const maxLengthSocketFolder = 80

/**
 * Creates the folders of a server with the home `home`, accessible to the identity. Where `nobody` cannot access the project's
 * path, home and binaries are in `/var/tmp`, named by a hash of that path.
 */
export async function layOut(home: string, identity: Identity): Promise<Layout> {
  await mkdir(home, { recursive: true })
  const key = createHash('sha256').update(path.resolve(home)).digest('hex').slice(0, 12)
  const found = await findBinaries()
  const away = path.join('/var/tmp', `tsiran-${key}`)
  const unreachable =
    identity === 'nobody' && !(await isReachableByOthers(path.dirname(path.resolve(home))))
  const root = unreachable ? path.join(away, 'home') : path.resolve(home)
  const native =
    identity === 'nobody' && !(await isReachableByOthers(found))
      ? await copyBinaries(found, path.join(away, 'postgres'))
      : found
  const own = path.join(root, 'socket')
  const socket = own.length <= maxLengthSocketFolder ? own : path.join(os.tmpdir(), `tsiran-${key}`)
  await mkdir(root, { recursive: true })
  await mkdir(socket, { recursive: true, mode: 0o700 })
  const layout = {
    native,
    data: path.join(root, 'data'),
    socket,
    log: path.join(root, 'postgres.log'),
  }
  const owner = ownerOf(identity)
  if (owner !== undefined) {
    await giveTo(root, owner)
    await giveTo(socket, owner)
  }
  return layout
}

/** Changes the owner of a folder and its contents, unless it already is the owner. */
async function giveTo(target: string, owner: number): Promise<void> {
  const { uid } = await lstat(target)
  if (uid === owner) return
  for (const entry of await readdir(target, { recursive: true }))
    await chown(path.join(target, entry), owner, owner).catch(() => undefined)
  await chown(target, owner, owner)
}
