import type { Route } from '@tsiran/contract/admin/route-shapes'
import { Button } from '@tsiran/ui/button'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useSeen } from '../../platform/api/use-seen.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { deliveriesKey } from './delivery-queries.ts'

/** Counts the courier's cash, which ends the route. */
export function CountForm({ route }: { route: Route }) {
  const t = useMessages()
  const { id, cash, stops } = route
  const [counted, setCounted] = useState<number | null>(null)
  // A newer version with the same cash, such as another sequence makes, is no reason to count again.
  const { seen, see, onError } = useSeen(route, (before, now) => before.cash === now.cash)
  const act = useAct(
    (drams: number) =>
      api('POST /api/admin/routes/:id/count', {
        params: { id },
        body: { version: seen.version, counted: drams },
      }),
    { refresh: [deliveriesKey], done: t('common.saved') },
  )
  const open = stops.filter(({ outcome }) => outcome === null).length
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (counted !== null && !act.isPending) act.mutate(counted, { onError })
      }}
    >
      <MoneyField
        label={t('deliveries.countedField')}
        hint={open > 0 ? t('deliveries.countNote', { count: open }) : undefined}
        value={counted}
        onChange={(drams) => {
          if (counted === null) see(route)
          setCounted(drams)
        }}
      />
      {counted !== null && counted !== cash && (
        <p className="text-sm font-semibold text-red">{t('deliveries.differs')}</p>
      )}
      <Button type="submit" loading={act.isPending} disabled={counted === null}>
        {t('deliveries.endRoute')}
      </Button>
    </form>
  )
}
