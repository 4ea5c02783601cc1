import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Dialog } from '@tsiran/ui/dialog'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { deliveryChanged } from './delivery-queries.ts'
import { useDays, weekdays } from './use-days.ts'

interface CopyDayDialogProps {
  zone: number | null
  weekday: number
  onClose: () => void
}

/** Gives other days the hours of one. */
export function CopyDayDialog({ zone, weekday, onClose }: CopyDayDialogProps) {
  const t = useMessages()
  const days = useDays()
  const [to, setTo] = useState<readonly number[]>([])
  const copy = useAct(
    () =>
      api('POST /api/admin/slot-templates/copy', { body: { zone_id: zone, weekday, to: [...to] } }),
    { done: t('common.saved'), refresh: deliveryChanged, onDone: onClose },
  )
  return (
    <Dialog open onClose={onClose} title={t('delivery.copyDay', { day: days.weekday(weekday) })}>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (to.length > 0 && !copy.isPending) copy.mutate()
        }}
      >
        <p className="text-muted">{t('delivery.copyNote')}</p>
        <div className="grid sm:grid-cols-2">
          {weekdays
            .filter((day) => day !== weekday)
            .map((day) => (
              <Checkbox
                key={day}
                label={days.weekday(day)}
                checked={to.includes(day)}
                onChange={({ target }) =>
                  setTo(target.checked ? [...to, day] : to.filter((other) => other !== day))
                }
              />
            ))}
        </div>
        <Button
          type="submit"
          disabled={to.length === 0}
          loading={copy.isPending}
          className="justify-self-end"
        >
          {t('delivery.copy')}
        </Button>
      </form>
    </Dialog>
  )
}
