import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * User of the database processes. PostgreSQL refuses to run as root, and the shop adds no user to the machine:
 * - `self`: the user who started the shop;
 * - `namespace`: root outside, user 1000 inside its own user namespace;
 * - `nobody`: user and group 65534, who own the data folder.
 */
export type Identity = 'self' | 'namespace' | 'nobody'

export const nobody = 65534

/** Chooses the identity for this machine: not root, else a namespace where the machine allows it, else nobody. */
export async function chooseIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return 'self'
  const [command = '', ...rest] = wrap('namespace', ['true'])
  return run(command, rest).then(
    () => 'namespace' as const,
    () => 'nobody' as const,
  )
}

/** The command line that runs `command` under an identity. Wrappers exec the command, so the pid stays the same. */
export function wrap(identity: Identity, command: string[]): string[] {
  if (identity === 'namespace')
    return ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--', ...command]
  if (identity === 'nobody')
    return ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--', ...command]
  return command
}

/** User id that owns the data folder under an identity; undefined keeps the owner. */
export const ownerOf = (identity: Identity): number | undefined =>
  ({ self: undefined, namespace: 0, nobody })[identity]
