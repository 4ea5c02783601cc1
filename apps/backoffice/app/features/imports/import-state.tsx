import type { ImportState } from '@tsiran/contract/admin/import-shapes'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones: Record<ImportState, StatusTone> = {
  mapping: 'attention',
  checking: 'processing',
  checked: 'attention',
  applying: 'processing',
  applied: 'good',
  canceled: 'off',
  failed: 'bad',
}

/** How far an import is. */
export function ImportStatus({ state }: { state: ImportState }) {
  const t = useMessages()
  return <Status tone={tones[state]}>{t(`imports.states.${state}`)}</Status>
}
