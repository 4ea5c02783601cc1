import type { ProductListRow } from '@tsiran/contract/admin/product-list-shapes'
import { languages, type Locale } from '@tsiran/contract/locale'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { missingIn, textOf } from '../text-of.ts'

/** Picture and name in the person's language; what is not translated is marked. */
export function NameCell({ row, locale }: { row: ProductListRow; locale: Locale }) {
  const t = useMessages()
  const missing = missingIn(row.name)
  return (
    <span className="flex min-w-48 items-center gap-2.5">
      <img
        src={row.image}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 shrink-0 rounded-md bg-line/40 object-cover"
      />
      <span className="min-w-0">
        {textOf(row.name, locale) || row.sku}
        {row.variants > 1 && (
          <span className="ml-1.5 font-normal whitespace-nowrap text-muted">
            {t('products.variantCount', { count: row.variants })}
          </span>
        )}
        {missing.length > 0 && (
          <span className="ml-1.5 inline-flex gap-1 align-middle">
            {missing.map((code) => (
              <abbr
                key={code}
                title={t('products.notIn', { language: languages[code].name })}
                className="rounded bg-apricot-soft px-1 text-xs font-semibold text-ink no-underline"
              >
                {code}
              </abbr>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}
