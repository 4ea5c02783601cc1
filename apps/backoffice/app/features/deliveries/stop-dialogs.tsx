import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { TextArea } from '@tsiran/ui/field'
import { Dialog } from '@tsiran/ui/dialog'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CanceledCash } from './canceled-stops.tsx'
import { refusalQuery } from './delivery-queries.ts'
import type { DoorAct } from './stop-card.tsx'
import { useRecordStop } from './use-record-stop.ts'
import { RefusedLines } from './refused-lines.tsx'

interface StopDialogProps {
  route: Route
  /** As it was when the dialog was opened. */
  stop: Stop
  act: DoorAct
  onClose: () => void
}

/** Asks what has to be known of a door before it is reported: the cash, the age, what was refused, a note. */
export function StopDialog({ route, stop: before, act, onClose }: StopDialogProps) {
  const t = useMessages()
  const { order_id: orderId } = before
  const write = useRecordStop(route, orderId, onClose)
  // The sum that the courier asks for does not change meanwhile; a refusal shows the order as it is now.
  const [opened, setOpened] = useState(before)
  const present = route.stops.find(({ order_id }) => order_id === orderId)
  const stop = (write.failure && present) || opened
  const [refused, setRefused] = useState<Record<number, number>>({})
  const [ofAge, setOfAge] = useState(false)
  const [note, setNote] = useState('')
  const lines = stop.lines.flatMap(({ id, pieces }) => {
    const quantity = Math.min(refused[id] ?? 0, pieces)
    return quantity > 0 ? [{ line_id: id, quantity }] : []
  })
  const asksCash = act === 'refused_lines' && stop.cash_due > 0
  const preview = useQuery({
    ...refusalQuery(route.id, orderId, lines),
    enabled: asksCash && lines.length > 0,
  })
  // Without a network the server alone computes the sum.
  const cashLeft =
    lines.length > 0 && !preview.isPlaceholderData ? preview.data?.cash_due : undefined
  const handsOver = act !== 'nobody_home'
  // What stays decides, also where only a part of the alcohol is refused.
  const needsAge =
    handsOver &&
    stop.lines.some(
      ({ id, pieces, age_restricted }) => age_restricted && pieces > (refused[id] ?? 0),
    )
  const isReady = (act !== 'refused_lines' || lines.length > 0) && (!needsAge || ofAge)
  // It was canceled, or went to another route: the refusal stays to be read, and what was taken can be recorded.
  if (!present && write.failure)
    return (
      <Dialog open title={t(`deliveries.ask.${act}`)} onClose={onClose}>
        <GoneStop route={route} orderId={orderId} failure={write.failure} />
      </Dialog>
    )
  return (
    <FormDialog title={t(`deliveries.ask.${act}`)} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReady) return
          setOpened(stop)
          write.run({
            outcome: act,
            ...(act === 'refused_lines' && { lines }),
            ...(act === 'delivered' && stop.cash_due > 0 && { cash: stop.cash_due }),
            ...(cashLeft !== undefined && { cash: cashLeft }),
            ...(needsAge && { age_checked: ofAge }),
            ...(note.trim() && { note: note.trim() }),
          })
        }}
      >
        {write.failure && <Notice kind="error">{write.failure}</Notice>}
        {act === 'delivered' && (
          <p className="text-xl font-bold">
            {stop.cash_due > 0
              ? t('deliveries.take', { amount: formatMoney(stop.cash_due) })
              : t('deliveries.noCashHere', { title: stop.payment_title })}
          </p>
        )}
        {act === 'refused_lines' && (
          <RefusedLines stop={stop} refused={refused} cashLeft={cashLeft} onChange={setRefused} />
        )}
        {needsAge && (
          <Checkbox
            label={t('deliveries.ageCheck')}
            checked={ofAge}
            onChange={({ target }) => setOfAge(target.checked)}
          />
        )}
        <TextArea
          label={t('deliveries.note')}
          value={note}
          rows={2}
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
        />
        <Submit pending={write.pending} ready={isReady}>
          {t(`deliveries.confirm.${act}`)}
        </Submit>
      </form>
    </FormDialog>
  )
}

interface GoneStopProps {
  route: Route
  orderId: number
  failure: string
}

function GoneStop({ route, orderId, failure }: GoneStopProps) {
  const canceled = route.canceled_stops.find(({ order_id }) => order_id === orderId)
  return (
    <div className="grid gap-4">
      <Notice kind="error">{failure}</Notice>
      {canceled && <CanceledCash route={route} stop={canceled} />}
    </div>
  )
}

const Submit = (props: { pending: boolean; ready: boolean; children: ReactNode }) => (
  <Button type="submit" loading={props.pending} disabled={!props.ready}>
    {props.children}
  </Button>
)
