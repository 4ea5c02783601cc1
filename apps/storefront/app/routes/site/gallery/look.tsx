import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Section } from './section.tsx'

/** Every colour with its name; background colours show text. */
const colours = [
  ['leaf', 'bg-leaf text-white'],
  ['leaf-dark', 'bg-leaf-dark text-white'],
  ['leaf-soft', 'bg-leaf-soft text-ink'],
  ['apricot', 'bg-apricot text-ink'],
  ['apricot-soft', 'bg-apricot-soft text-ink'],
  ['mint', 'bg-mint text-ink'],
  ['blush', 'bg-blush text-ink'],
  ['cream', 'bg-cream text-ink'],
  ['card', 'bg-card text-ink'],
  ['ink', 'bg-ink text-white'],
  ['muted', 'bg-muted text-white'],
  ['red', 'bg-red text-white'],
  ['red-soft', 'bg-red-soft text-ink'],
] as const

/** Sizes of type, prices and dates, colours. */
export function Look() {
  const t = useMessages()
  return (
    <>
      <Section
        title={t('site.components.writing')}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere"
      >
        <p className="text-4xl font-extrabold">{t('shell.footer.about')}</p>
        <p className="text-2xl font-bold">{t('site.newsletter.title')}</p>
        <p>{t('site.components.intro')}</p>
        <p className="text-sm text-muted">{t('site.newsletter.hint')}</p>
        <p className="flex flex-wrap gap-x-6 text-xl font-bold tabular-nums">
          <span>{formatMoney(1_234_567)}</span>
          <span>{formatNumber(48_250)}</span>
          <span>{formatDate('2026-06-24T12:00:00Z')}</span>
        </p>
      </Section>
      <Section
        title={t('site.components.colours')}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-5"
      >
        {colours.map(([name, classes]) => (
          <p
            key={name}
            className={`flex h-20 items-end rounded-control border border-line p-2.5 font-semibold ${classes}`}
          >
            {name}
          </p>
        ))}
      </Section>
    </>
  )
}
