import type { CompanyStatus } from '@tsiran/contract/admin/company-shapes'
import { Status } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones = { new: 'attention', approved: 'good', blocked: 'bad' } as const

/** Whether a company is approved. */
export function CompanyState({ status }: { status: CompanyStatus }) {
  const t = useMessages()
  return <Status tone={tones[status]}>{t(`companies.status.${status}`)}</Status>
}
