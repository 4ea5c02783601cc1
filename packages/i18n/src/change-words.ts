import type { AuditRow } from '@tsiran/contract/admin/audit'
import { actionName } from './action-names.ts'
import type { AdminTranslator } from './admin-translator.ts'
import { fieldText } from './changed-fields.ts'
import { fieldName } from './field-names.ts'

/** The parts of a log's row in the language of `t`; what has no words yet reads as the log has it. */
export const changeWords = (t: AdminTranslator) => ({
  who: ({ staff }: Pick<AuditRow, 'staff'>) =>
    staff.id === null ? t('audit.system', { name: staff.name }) : staff.name,
  what: ({ action }: Pick<AuditRow, 'action'>) => {
    const known = actionName(action)
    return known ? t(known) : action
  },
  /** `reason.hy` is the reason in a language. */
  field: (name: string) => {
    const [field = '', ...parts] = name.split('.')
    const known = fieldName(field)
    return known ? [t(known), ...parts].join(' ') : fieldText(name)
  },
})
