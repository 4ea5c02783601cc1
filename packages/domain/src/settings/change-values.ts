import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { versionConflict } from '../shared/versions.ts'

interface SettingsWrite<S extends { version: number }> {
  /** Names the page of settings in the change log. */
  name: string
  /** The version that the person has seen. */
  version: number
  /** The fields to change; the others stay. */
  change: Partial<Omit<S, 'version'>>
  /** Throws where the settings would not be right. */
  check: (settings: Omit<S, 'version'>) => void
  by: Actor
  /** Locks what holds the settings. */
  lock: (tx: Tx) => Promise<unknown>
  read: (tx: Tx) => Promise<S>
  /** Writes the settings with the next version. */
  write: (tx: Tx, settings: Omit<S, 'version'>, before: S) => Promise<unknown>
}

/** Changes one page of settings. Settings that are as they were take no version. Refuses with `version_conflict`. */
export const changeValues = <S extends { version: number }>(
  db: Db,
  { name, version, change, check, by, lock, read, write }: SettingsWrite<S>,
): Promise<S> =>
  inTransaction(db, async (tx) => {
    await lock(tx)
    const before = await read(tx)
    const subject = { type: 'settings', id: name, label: name }
    if (before.version !== version)
      throw await versionConflict(tx, { subject, current: { ...before }, sent: { ...change } })
    const { version: _, ...values } = before
    const next: Omit<S, 'version'> = { ...values, ...defined(change) }
    if (isDeepStrictEqual(values, next)) return before
    check(next)
    await write(tx, next, before)
    const after = await read(tx)
    await writeAudit(tx, {
      by,
      action: 'settings.change',
      subject,
      before: { ...before },
      after: { ...after },
    })
    return after
  })

/** The fields of a change that have a value. */
const defined = <T extends object>(change: T): T =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T
