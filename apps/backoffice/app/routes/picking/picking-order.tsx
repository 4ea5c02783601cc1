import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { Picking } from '@tsiran/contract/admin/picking'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { CameraScanner, hasCamera } from '../../features/picking/camera-scanner.tsx'
import { giveFeedback } from '../../features/picking/feedback.ts'
import { LineActs, type LineDialog } from '../../features/picking/line-acts.tsx'
import { LineCard } from '../../features/picking/line-card.tsx'
import { withMark, type QueuedMark } from '../../features/picking/mark-queue.ts'
import { Overview } from '../../features/picking/overview.tsx'
import { hoursOf, pickingQuery } from '../../features/picking/picking-queries.ts'
import { PickingSteps } from '../../features/picking/picking-steps.tsx'
import { useMarks, type MarkProblem } from '../../features/picking/use-marks.ts'
import { useScanner } from '../../features/picking/use-scanner.ts'
import { Page } from '../../features/shell/page.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One order on a picker's phone. */
export default function PickingOrder() {
  const t = useMessages()
  const query = useQuery(inAnyLanguage(useQueryClient(), pickingQuery(Number(useParams()['id']))))
  const back = { to: '/picking', label: t('picking.title') }
  return (
    <LoadThing query={query} back={back}>
      {(picking) => (
        <Page
          title={t('picking.order', { number: picking.order_id })}
          aside={hoursOf(picking)}
          back={back}
        >
          <Lines key={picking.order_id} picking={picking} />
        </Page>
      )}
    </LoadThing>
  )
}

function Lines({ picking }: { picking: Picking }) {
  const t = useMessages()
  const toast = useToast()
  const { waiting, put, problem } = useMarks(picking.order_id)
  const [search, setSearch] = useSearchParams()
  const [dialog, setDialog] = useState<LineDialog>()
  const [camera, setCamera] = useState(false)
  const queued = new Map(waiting.map((mark) => [mark.lineId, mark]))
  const lines = picking.lines.map((line) => withMark(line, queued.get(line.id)))
  const open = lines.filter(({ state }) => state === null)
  const asked = lines.findIndex(({ id }) => String(id) === search.get('line'))
  const at = asked >= 0 ? asked : Math.max(0, lines.indexOf(open[0]!))
  const line = lines[at]
  const mayMark = picking.mine && picking.state !== 'finished'
  const go = (lineId: number | undefined) =>
    setSearch(lineId === undefined ? {} : { line: String(lineId) }, { replace: true })

  const mark = (lineId: number, next: Omit<QueuedMark, 'key' | 'orderId' | 'lineId'>) => {
    put({ lineId, ...next })
    void giveFeedback('done')
    const rest = open.filter(({ id }) => id !== lineId)
    const after = lines.findIndex(({ id }) => id === lineId)
    go((rest.find((one) => lines.indexOf(one) > after) ?? rest[0])?.id ?? lineId)
  }
  const scan = (code: string) => {
    setCamera(false)
    const found =
      open.find(({ barcode, sku }) => barcode === code || sku === code) ??
      lines.find(({ barcode, sku }) => barcode === code || sku === code)
    if (!found) {
      void giveFeedback('wrong')
      toast.error(t('picking.notInOrder', { code }))
      return
    }
    if (found.weighed) {
      go(found.id)
      setDialog('weigh')
    } else mark(found.id, { mark: { state: 'found', quantity: found.quantity } })
  }
  useScanner(mayMark && dialog === undefined && !camera, scan)
  return (
    <>
      <Problem problem={problem} picking={picking} />
      {waiting.length > 0 && (
        <Notice kind="warning">{t('picking.waiting', { count: waiting.length })}</Notice>
      )}
      {picking.note && <p className="mb-4 whitespace-pre-line">{picking.note}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {line && (
          <section aria-label={t('picking.line', { number: at + 1, count: lines.length })}>
            <div className="mb-3 grid grid-cols-[auto_1fr_auto] items-center gap-2">
              <Button variant="secondary" disabled={at === 0} onClick={() => go(lines[at - 1]!.id)}>
                {t('picking.previous')}
              </Button>
              <span className="text-center tabular-nums">
                {t('picking.progress', { done: at + 1, count: lines.length })}
              </span>
              <Button
                variant="secondary"
                disabled={at === lines.length - 1}
                onClick={() => go(lines[at + 1]!.id)}
              >
                {t('picking.next')}
              </Button>
            </div>
            <LineCard line={line} waits={queued.has(line.id)} />
            {mayMark && (
              <div className="mt-4 grid gap-2">
                <LineActs
                  key={line.id}
                  picking={picking}
                  line={line}
                  dialog={dialog}
                  onDialog={setDialog}
                  onMark={(next) => mark(line.id, next)}
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
          <PickingSteps picking={picking} open={open.length} waiting={waiting.length} />
          <Overview lines={lines} current={line?.id} onOpen={go} />
        </div>
      </div>
      {camera && <CameraScanner onCode={scan} onClose={() => setCamera(false)} />}
    </>
  )
}

/** What somebody else has done to the order, or why a mark was not accepted. */
function Problem({ problem, picking }: { problem: MarkProblem | undefined; picking: Picking }) {
  const t = useMessages()
  if (picking.status === 'canceled')
    return <Notice kind="error">{t('picking.problem.canceled')}</Notice>
  if (picking.state === 'finished')
    return <Notice kind="success">{t('picking.progressState.finished')}</Notice>
  if (problem && 'text' in problem) {
    const name = picking.lines.find(({ id }) => id === problem.lineId)?.name ?? ''
    return (
      <Notice kind="error">
        {name}: {problem.text}
      </Notice>
    )
  }
  if (problem && !picking.mine)
    return <Notice kind="error">{t(`picking.problem.${problem.reason}`)}</Notice>
  return picking.picker && !picking.mine ? (
    <Notice kind="warning">{t('picking.pickedBy', { name: picking.picker.name })}</Notice>
  ) : null
}
