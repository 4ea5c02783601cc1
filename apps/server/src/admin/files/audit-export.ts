import type { AuditRow } from '@tsiran/contract/admin/audit'
import type { Locale } from '@tsiran/contract/locale'
import { adminTexts } from '@tsiran/i18n/admin-texts'
import { changedFields, valueText } from '@tsiran/i18n/changed-fields'
import { changeWords } from '@tsiran/i18n/change-words'
import { formatTime, isoDay } from '@tsiran/i18n/dates'
import { cellsOf, type ListTable } from './list-export.ts'

/** Letters of one value, and of all of a row: the log has the whole, but no cell of Excel holds a page's text before and after. */
const maxValue = 1_000
const maxChanges = 10_000

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text

/** The change log as a table with the page's words in a language. */
export function auditTable(changes: AsyncIterable<AuditRow[]>, locale: Locale): ListTable {
  const t = adminTexts(locale)
  const words = changeWords(t)
  const value = (of: unknown) => cut(valueText(of), maxValue)
  const changesOf = ({ before, after }: AuditRow) =>
    changedFields(before, after)
      .map(
        ({ name, ...field }) =>
          `${words.field(name)}: ${value(field.before)} → ${value(field.after)}`,
      )
      .join('\n')
  return {
    name: t('audit.title'),
    columns: [
      { heading: t('audit.time'), width: 17 },
      { heading: t('audit.person'), width: 24 },
      { heading: t('audit.action'), width: 32 },
      { heading: t('audit.thing'), width: 32 },
      { heading: t('audit.thingId'), width: 24 },
      { heading: t('audit.changes'), width: 60 },
    ],
    rows: cellsOf(changes, (row) => [
      `${isoDay(row.at)} ${formatTime(row.at)}`,
      words.who(row),
      words.what(row),
      row.subject_label,
      `${row.subject_type} ${row.subject_id}`,
      cut(changesOf(row), maxChanges),
    ]),
  }
}
