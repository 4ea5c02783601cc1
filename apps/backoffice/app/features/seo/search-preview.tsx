import { languages, type Locale } from '@tsiran/contract/locale'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Characters that search engines show of a title and of a description. */
const shown = { title: 60, description: 160 } as const

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

interface SearchPreviewProps {
  locale: Locale
  title: string
  description: string
  /** The page's address in that language. */
  path: string
  /** What its form calls the description. */
  descriptionName: string
}

/** A page as a search engine shows it in one language. */
export function SearchPreview({
  locale,
  title,
  description,
  path,
  descriptionName,
}: SearchPreviewProps) {
  const t = useMessages()
  const lengths = [
    [t('products.metaTitle'), title.length, shown.title],
    [descriptionName, description.length, shown.description],
  ] as const
  return (
    <li className="min-w-0 rounded-control border border-line p-3">
      <p className="mb-1 text-xs text-muted" lang={locale}>
        {languages[locale].name}
      </p>
      <div lang={locale} className="wrap-anywhere">
        <p className="text-xs text-muted">
          {location.host}
          {decodeURIComponent(path).split('/').join(' › ')}
        </p>
        <p className="text-lg leading-snug text-leaf">{cut(title, shown.title) || '…'}</p>
        <p className="text-sm text-muted">{cut(description, shown.description) || '…'}</p>
      </div>
      <dl className="mt-2 text-xs text-muted tabular-nums">
        {lengths.map(([label, length, most]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt>{label}</dt>
            <dd className={length > most || length === 0 ? 'font-semibold text-apricot-dark' : ''}>
              {t('products.lengthOf', { length, most })}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
