import type { AuditRow } from '@tsiran/contract/admin/audit'
import { actionName } from './action-names.ts'
import type { AdminTranslator } from './admin-translator.ts'
import { codeWord } from './change-values.ts'
import { fieldText, valueText, type ValueWords } from './changed-fields.ts'
import { fieldName, holdsDrams } from './field-names.ts'
import { formatMoney } from './money.ts'
import type { Translator } from './translator.ts'

/** The parts of a log's row in the language of the texts, the back office's and the shop's; what has no words reads as the log has it. */
export const changeWords = (t: AdminTranslator, shop: Translator) => {
  const wordsOf = (type: string, field: string): ValueWords => ({
    wordOf: (value) =>
      typeof value === 'number'
        ? holdsDrams(field)
          ? formatMoney(value)
          : undefined
        : codeWord(`${type}.${field}`, value, { office: t, shop }),
    // A name without words may be a sku.
    inner: (name) => {
      const known = fieldName(name)
      return { label: known ? t(known) : name, ...wordsOf(type, name) }
    },
  })
  return {
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
    /** A value of a field: codes have words, booleans are yes and no. */
    value: (
      { subject_type: type }: Pick<AuditRow, 'subject_type'>,
      field: string,
      value: unknown,
    ) => valueText(value, wordsOf(type, field)),
  }
}
