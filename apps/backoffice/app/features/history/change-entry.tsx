import type { AuditRow } from '@tsiran/contract/admin/audit'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Moment } from '../shell/moment.tsx'
import { useChangeWords } from './change-words.ts'
import { changedFields } from '@tsiran/i18n/changed-fields'
import { subjectPage } from './subject-page.ts'

/** One change: who, what, to which thing, when; each changed field before and after. */
export function ChangeEntry({ row }: { row: AuditRow }) {
  const t = useMessages()
  const words = useChangeWords()
  const { at, subject_type, subject_id, subject_label, before, after } = row
  const fields = changedFields(before, after)
  const page = subjectPage(subject_type, subject_id)
  return (
    <article className="grid gap-1 border-b border-line py-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{words.who(row)}</span>
        <span>{words.what(row)}</span>
        {page ? (
          <Link
            to={page}
            className="inline-flex min-h-6 items-center text-leaf hover:underline max-md:min-h-11"
          >
            {subject_label}
          </Link>
        ) : (
          <span>{subject_label}</span>
        )}
        <span className="ml-auto text-sm text-muted">
          <Moment at={at} />
        </span>
      </p>
      {fields.length > 0 && (
        <dl className="grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[12rem_1fr]">
          {fields.map(({ name, before: was, after: is }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{words.field(name)}</dt>
              <dd className="min-w-0 break-words">
                <del className="text-muted">
                  <span className="sr-only">{t('audit.was')} </span>
                  {words.value(row, name, was)}
                </del>{' '}
                <span aria-hidden>→</span>{' '}
                <ins className="no-underline">
                  <span className="sr-only">{t('audit.is')} </span>
                  {words.value(row, name, is)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
