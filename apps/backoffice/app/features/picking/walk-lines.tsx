import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useNextStep } from '../shell/use-next-step.ts'
import { CameraScanner, hasCamera } from './camera-scanner.tsx'
import { giveFeedback } from './feedback.ts'
import { LineActs, type LineDialog } from './line-acts.tsx'
import { LineCard } from './line-card.tsx'
import { MarkOutcomes } from './mark-outcomes.tsx'
import type { Decision } from './mark-queue.ts'
import { OrderProblem } from './order-problem.tsx'
import { Overview } from './overview.tsx'
import { PickingSteps } from './picking-steps.tsx'
import { useMarks } from './use-marks.ts'
import { useScanner } from './use-scanner.ts'
import { isBeingPicked, isOtherwise, stopOfCode, walkOf, type Stop } from './walk.ts'

/** One order on a picker's phone, or several in one walk, each with its box. */
export function WalkLines({ pickings }: { pickings: readonly Picking[] }) {
  const t = useMessages()
  const toast = useToast()
  const locale = useLocale()
  const { waiting: all, put } = useMarks()
  const waiting = all.filter((mark) => pickings.some(({ order_id }) => order_id === mark.orderId))
  const [search, setSearch] = useSearchParams()
  const [dialog, setDialog] = useState<LineDialog>()
  const [camera, setCamera] = useState(false)
  const { take, place } = useNextStep()
  const boxed = pickings.length > 1
  const stops = walkOf(pickings, waiting, locale)
  const open = stops.filter(({ line }) => line.state === null)
  const asked = stops.findIndex(({ line }) => String(line.id) === search.get('line'))
  const at = asked >= 0 ? asked : Math.max(0, stops.indexOf(open[0]!))
  const stop = stops[at]
  const nameOf = (box: number) => {
    const number = pickings[box - 1]!.order_id
    return boxed ? t('picking.batch.box', { box, number }) : ''
  }
  const go = (next: Stop | undefined) =>
    setSearch(
      (now) => {
        now.delete('line')
        if (next) now.set('line', String(next.line.id))
        return now
      },
      { replace: true },
    )

  const mark = (marked: Stop, next: Decision) => {
    const { picking, line } = marked
    put({ orderId: picking.order_id, lineId: line.id, name: line.name, ...next })
    void giveFeedback('done')
    const rest = open.filter((one) => one !== marked)
    const after = stops.indexOf(marked)
    go(rest.find((one) => stops.indexOf(one) > after) ?? rest[0] ?? marked)
  }
  const scan = (code: string) => {
    setCamera(false)
    const found = stopOfCode(stops, stop, code)
    if (!found) {
      void giveFeedback('wrong')
      toast.error(t(boxed ? 'picking.batch.notInOrders' : 'picking.notInOrder', { code }))
      return
    }
    if (found.line.weighed) {
      go(found)
      setDialog('weigh')
      return
    }
    const { name, state } = found.line
    if (state && isOtherwise(found)) {
      go(found)
      void giveFeedback('wrong')
      toast.error(t('picking.alreadyMarked', { name, state: t(`picking.state.${state}`) }))
      return
    }
    mark(found, { mark: { state: 'found', quantity: found.line.quantity } })
    if (boxed) toast.success(`${name}: ${nameOf(found.box)}`)
  }
  const mayMark = stop !== undefined && isBeingPicked(stop.picking)
  useScanner(mayMark && dialog === undefined && !camera, scan)
  return (
    <>
      {pickings.map((picking, index) => (
        <OrderProblem key={picking.order_id} picking={picking} box={nameOf(index + 1)} />
      ))}
      <MarkOutcomes />
      {waiting.length > 0 && (
        <Notice kind="warning">{t('picking.waiting', { count: waiting.length })}</Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {stop && (
          <section aria-label={t('picking.line', { number: at + 1, count: stops.length })}>
            {stop.picking.note && (
              <p className="mb-4 wrap-anywhere whitespace-pre-line">{stop.picking.note}</p>
            )}
            <div className="mb-3 grid grid-cols-[auto_1fr_auto] items-center gap-2">
              <Button variant="secondary" disabled={at === 0} onClick={() => go(stops[at - 1])}>
                {t('picking.previous')}
              </Button>
              <span className="text-center tabular-nums">
                {t('picking.progress', { done: at + 1, count: stops.length })}
              </span>
              <Button
                variant="secondary"
                disabled={at === stops.length - 1}
                onClick={() => go(stops[at + 1])}
              >
                {t('picking.next')}
              </Button>
            </div>
            <LineCard
              line={stop.line}
              box={nameOf(stop.box)}
              waits={waiting.some(({ lineId }) => lineId === stop.line.id)}
            />
            {mayMark && (
              <div ref={place} className="mt-4 grid gap-2">
                <LineActs
                  key={stop.line.id}
                  picking={stop.picking}
                  line={stop.line}
                  dialog={dialog}
                  onDialog={setDialog}
                  onMark={(next) => mark(stop, next)}
                />
                {hasCamera() && (
                  <Button variant="secondary" onClick={() => setCamera(true)}>
                    {t('picking.scan')}
                  </Button>
                )}
              </div>
            )}
          </section>
        )}
        <div className="grid gap-5">
          {pickings.map((picking, index) => {
            const isOwn = ({ order_id }: Picking) => order_id === picking.order_id
            return (
              <section
                key={picking.order_id}
                aria-label={nameOf(index + 1) || undefined}
                className="grid gap-2"
              >
                {boxed && <h2 className="text-lg font-bold tabular-nums">{nameOf(index + 1)}</h2>}
                <PickingSteps
                  picking={picking}
                  open={open.filter((one) => isOwn(one.picking)).length}
                  waiting={waiting.filter(({ orderId }) => orderId === picking.order_id).length}
                  onTaken={take}
                />
              </section>
            )
          })}
          <Overview
            stops={stops}
            boxed={boxed}
            current={stop?.line.id}
            onOpen={(lineId) => go(stops.find(({ line }) => line.id === lineId))}
          />
        </div>
      </div>
      {camera && <CameraScanner onCode={scan} onClose={() => setCamera(false)} />}
    </>
  )
}
