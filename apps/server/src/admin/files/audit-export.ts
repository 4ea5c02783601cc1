import type { AuditRow } from '@tsiran/contract/admin/audit'
import type { Locale } from '@tsiran/contract/locale'
import { adminTexts } from '@tsiran/i18n/admin-texts'
import { changedFields } from '@tsiran/i18n/changed-fields'
import { changeWords } from '@tsiran/i18n/change-words'
import { translate } from '@tsiran/i18n/translate'
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
  const words = changeWords(t, (key, values) => translate(locale, key, values))
  const changesOf = (row: AuditRow) => {
    const value = (name: string, of: unknown) => cut(words.value(row, name, of), maxValue)
    return changedFields(row.before, row.after)
      .map(
        ({ name, ...field }) =>
          `${words.field(name)}: ${value(name, field.before)} → ${value(name, field.after)}`,
      )
      .join('\n')
  }
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
