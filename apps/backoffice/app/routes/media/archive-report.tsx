import type { ArchiveResult } from '@tsiran/contract/admin/media-attachment'
import type { ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What came of a zip of pictures: how many, and which files by name. */
export function ArchiveReport({ result }: { result: ArchiveResult }) {
  const t = useMessages()
  const { stored, attached, refused, unmatched } = result
  return (
    <div className="grid gap-3">
      <p role="status">{t('media.zipDone', { stored, attached })}</p>
      {refused.length > 0 && (
        <Names title={t('media.zipRefused', { count: refused.length })}>
          {refused.map(({ name, problem }, index) => (
            <li key={`${index} ${name}`}>
              <span className="font-semibold break-all">{name}</span>:{' '}
              {t(`media.problems.${problem}`)}
            </li>
          ))}
        </Names>
      )}
      {unmatched.length > 0 && (
        <Names title={t('media.zipUnmatched', { count: unmatched.length })}>
          {unmatched.map((name, index) => (
            <li key={`${index} ${name}`} className="break-all">
              {name}
            </li>
          ))}
        </Names>
      )}
    </div>
  )
}

function Names({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="max-h-48 overflow-y-auto text-sm">{children}</ul>
    </section>
  )
}
