import type { PastedCategory } from '@tsiran/contract/admin/pasted-categories'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What a pasted list would add, in the order of its lines. */
export function PastePreview({ rows, added }: { rows: readonly PastedCategory[]; added: number }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div>
      <p role="status" className="mb-2 font-semibold">
        {t('categories.pasteCount', { count: added })}
      </p>
      <ul
        aria-label={t('categories.pastePreview')}
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-control border border-line bg-card py-1"
      >
        {rows.map(({ line, depth, name, slug, existing }) => (
          <li
            key={line}
            className="flex flex-wrap items-baseline gap-x-3 py-1 pr-3 pl-[calc(0.75rem+var(--depth)*1.25rem)]"
            style={{ '--depth': depth } as React.CSSProperties}
          >
            <span className={existing ? 'text-muted' : 'font-semibold'}>{name[locale]}</span>
            <span className="text-sm text-muted">{existing ? t('categories.existing') : slug}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
