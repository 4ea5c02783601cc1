import type { AuditRow } from '@tsiran/contract/admin/audit'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Moment } from '../shell/moment.tsx'
import { actionName } from './action-names.ts'
import { changedFields, fieldText, valueText } from './changed-fields.ts'
import { subjectPage } from './subject-page.ts'

interface ChangeEntryProps {
  row: AuditRow
  /** False on the thing's own page, which need not name it. */
  withSubject?: boolean
}

/** One change: who, what, when; each changed field before and after. */
export function ChangeEntry({ row, withSubject = true }: ChangeEntryProps) {
  const t = useMessages()
  const { at, staff, action, subject_type, subject_id, subject_label, before, after } = row
  const known = actionName(action)
  const fields = changedFields(before, after)
  const page = withSubject ? subjectPage(subject_type, subject_id) : undefined
  return (
    <article className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{staff.id === null ? t('audit.system', { name: staff.name }) : staff.name}</span>
        <span>{known ? t(known) : action}</span>
        {withSubject &&
          (page ? (
            <Link to={page} className="text-leaf hover:underline">
              {subject_label}
            </Link>
          ) : (
            <span>{subject_label}</span>
          ))}
        <span className="ml-auto text-sm text-muted">
          <Moment at={at} />
        </span>
      </p>
      {fields.length > 0 && (
        <dl className="grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[12rem_1fr]">
          {fields.map(({ name, before: was, after: is }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{fieldText(name)}</dt>
              <dd className="min-w-0 break-words">
                <del className="text-muted">
                  <span className="sr-only">{t('audit.was')} </span>
                  {valueText(was)}
                </del>{' '}
                <span aria-hidden>→</span>{' '}
                <ins className="no-underline">
                  <span className="sr-only">{t('audit.is')} </span>
                  {valueText(is)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
