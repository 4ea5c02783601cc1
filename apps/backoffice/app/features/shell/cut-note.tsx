import { useMessages } from '../../platform/i18n/language.tsx'

/** Says that a list of what is to be done does not hold everything. */
export function CutNote({ shown, total }: { shown: number; total: number }) {
  const t = useMessages()
  if (shown >= total) return null
  return (
    <p role="status" className="mb-4 text-sm">
      {t('lists.cut', { shown, total })}
    </p>
  )
}
