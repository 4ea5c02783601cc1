import type { SystemState } from '@tsiran/contract/admin/system'
import { Status } from '@tsiran/ui/status-dot'
import { Moment } from '../../features/shell/moment.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { sizeOf } from './system-sizes.ts'

/** Only a folder of backups that the server was given says anything of them. */
export function LastBackup({ backups: { folder, last } }: { backups: SystemState['backups'] }) {
  const t = useMessages()
  if (last !== null)
    return (
      <>
        <Moment at={last.at} /> · {last.name}
        {last.bytes !== null && ` · ${sizeOf(t, last.bytes)}`}
      </>
    )
  return (
    <Status tone={folder ? 'bad' : 'attention'}>
      {t(folder ? 'settings.system.noBackup' : 'settings.system.unknownBackup')}
    </Status>
  )
}
