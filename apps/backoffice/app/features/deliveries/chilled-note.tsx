import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Says that something in an order has to stay cold on the way. */
export function ChilledNote() {
  const t = useMessages()
  return (
    <span className="flex items-center gap-1.5 font-semibold text-ink">
      <IconSnowflake size={18} aria-hidden className="shrink-0" />
      {t('picking.chilled')}
    </span>
  )
}
