import type { AttributeOption } from '@tsiran/contract/admin/attribute-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '../../platform/i18n/language.tsx'

/** An option in the list of its attribute: swatch, name and code. */
export function OptionLine({
  option: { label, code, swatch_value, swatch_url, products },
}: {
  option: AttributeOption
}) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      {swatch_url ? (
        <img
          src={swatch_url}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="size-8 shrink-0 rounded-full border border-edge object-cover"
        />
      ) : (
        swatch_value && (
          <span
            aria-hidden
            className="size-6 shrink-0 rounded-full border border-edge"
            style={{ backgroundColor: swatch_value }}
          />
        )
      )}
      <span className="min-w-32 flex-1 font-semibold">
        {label[locale]}
        <span className="ml-2 text-sm font-normal text-muted">{code}</span>
      </span>
      <span className="text-sm text-muted tabular-nums">
        {t('attributes.productCount', { count: products })}
      </span>
    </>
  )
}
