import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import * as contract from '@tsiran/contract/admin/system'
import * as stuckMails from '@tsiran/contract/admin/stuck-mails'
import { countWaitingMails } from '@tsiran/domain/mail/count-mails'
import { countFailedMails, listStuckMails, retryMail } from '@tsiran/domain/mail/retry-mail'
import { clearCaches } from '@tsiran/domain/settings/clear-caches'
import { readDatabaseState } from '@tsiran/domain/settings/read-system'
import { translate } from '@tsiran/i18n/translate'
import { findLatestBackup } from '../../ops/latest-backup.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** How the shop's machinery is. */
export const systemHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getSystem, async ({ db, config, process: { caches, isListening } }) => {
    const [state, mails, failed, disk, backup] = await Promise.all([
      readDatabaseState(db),
      countWaitingMails(db),
      countFailedMails(db),
      statfs(config.dataDir),
      config.backupDir === null ? null : findLatestBackup(config.backupDir),
    ])
    return {
      data: {
        versions: {
          app: version,
          node: process.versions.node,
          postgres: state.postgres,
          schema: state.schema,
        },
        started_at: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
        listening: isListening,
        mails: {
          server: config.smtpUrl !== undefined,
          waiting: mails.waiting,
          failed,
          oldest_seconds: mails.oldest,
        },
        jobs: { open: state.open_jobs, failed: state.failed_jobs, running: state.running },
        caches: [...caches].map(([name, cache]) => ({ name, ...cache.figures() })),
        database_bytes: state.bytes,
        disk: { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize },
        archived_at: state.archived_at?.toISOString() ?? null,
        backups: {
          folder: config.backupDir !== null,
          last: backup && { ...backup, at: backup.at.toISOString() },
        },
      },
    }
  }),
  adminHandler(stuckMails.listStuckMails, async ({ db }, { staff: { roles } }) => ({
    data: await listStuckMails(db, { people: isAllowed(roles, 'customers.read') }),
  })),
  adminHandler(stuckMails.retryMail, async ({ db }, { params: { id }, staff: { by, locale } }) => {
    await retryMail(db, { id, by })
    return { message: translate(locale, 'answers.mailRetried') }
  }),
  adminHandler(contract.clearCaches, async ({ db }, { staff: { by, locale } }) => {
    await clearCaches(db, { by })
    return { message: translate(locale, 'answers.cachesCleared') }
  }),
]
