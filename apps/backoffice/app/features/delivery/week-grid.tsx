import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { SlotTemplate } from '@tsiran/contract/admin/week'
import { formatMoney } from '@tsiran/i18n/money'
import { IconButton } from '@tsiran/ui/icon-button'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CopyDayDialog } from './copy-day-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { useDays, weekdays } from './use-days.ts'
import { nextHours } from './next-hours.ts'

interface WeekGridProps {
  /** Whose week; null for every zone of deliveries. */
  zone: number | null
  /** Its slots, by hour. */
  templates: readonly SlotTemplate[]
  mayWrite: boolean
}

type Asked =
  | { kind: 'slot'; weekday: number; template?: SlotTemplate }
  | { kind: 'copy'; weekday: number }

/** The week as seven columns of hours; on phones the days lie below each other. */
export function WeekGrid({ zone, templates, mayWrite }: WeekGridProps) {
  const t = useMessages()
  const days = useDays()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const slotsOf = (weekday: number) => templates.filter((slot) => slot.weekday === weekday)
  return (
    <>
      <ul aria-label={t('delivery.tabs.week')} className="grid gap-3 md:grid-cols-4 xl:grid-cols-7">
        {weekdays.map((weekday) => {
          const slots = slotsOf(weekday)
          const name = days.weekday(weekday)
          return (
            <li key={weekday} className="rounded-card border border-line bg-card p-2.5">
              <div className="mb-2 flex flex-wrap items-center justify-end">
                <h2 className="min-h-7 flex-1 basis-24 font-semibold">{name}</h2>
                {mayWrite && slots.length > 0 && (
                  <IconButton
                    label={t('delivery.copyDay', { day: name })}
                    onClick={() => setAsked({ kind: 'copy', weekday })}
                  >
                    <IconCopy size={18} aria-hidden />
                  </IconButton>
                )}
                {mayWrite && (
                  <IconButton
                    label={t('delivery.addSlot', { day: name })}
                    onClick={() => setAsked({ kind: 'slot', weekday })}
                  >
                    <IconPlus size={18} aria-hidden />
                  </IconButton>
                )}
              </div>
              {slots.length === 0 && <p className="text-sm text-muted">{t('delivery.noHours')}</p>}
              <ul className="grid gap-1.5 empty:hidden">
                {slots.map((slot) => (
                  <li key={slot.id}>
                    <button
                      type="button"
                      disabled={!mayWrite}
                      onClick={() => setAsked({ kind: 'slot', weekday, template: slot })}
                      className={`min-h-11 w-full cursor-pointer rounded-control border border-edge px-2.5 py-1.5 text-left hover:border-leaf disabled:cursor-default ${slot.active ? '' : 'border-dashed'}`}
                    >
                      <span className="block font-semibold whitespace-nowrap tabular-nums">
                        {slot.starts}–{slot.ends}
                      </span>
                      <span className="block text-sm text-muted">
                        {t('delivery.ordersAtMost', { count: slot.capacity })}
                        {slot.fee > 0 && ` · +${formatMoney(slot.fee)}`}
                        {!slot.active && ` · ${t('delivery.off')}`}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {asked?.kind === 'slot' && (
        <TemplateDialog
          zone={zone}
          weekday={asked.weekday}
          template={asked.template}
          first={nextHours(slotsOf(asked.weekday).at(-1))}
          onClose={close}
        />
      )}
      {asked?.kind === 'copy' && (
        <CopyDayDialog zone={zone} weekday={asked.weekday} onClose={close} />
      )}
    </>
  )
}
