import type { AuditRow } from '@tsiran/contract/admin/audit'
import { useMessages } from '../../platform/i18n/language.tsx'
import { actionName } from './action-names.ts'
import { fieldText } from './changed-fields.ts'
import { fieldName } from './field-names.ts'

/** The parts of a log's row in the page's language; what has no words yet reads as the log has it. */
export function useChangeWords() {
  const t = useMessages()
  return {
    who: ({ staff }: AuditRow) =>
      staff.id === null ? t('audit.system', { name: staff.name }) : staff.name,
    what: ({ action }: AuditRow) => {
      const known = actionName(action)
      return known ? t(known) : action
    },
    field: (name: string) => {
      const known = fieldName(name)
      return known ? t(known) : fieldText(name)
    },
  }
}
