import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useMe } from '../session/me-query.ts'
import { dropMarks, outcomeStore, readMarks, type MarkOutcome } from './mark-queue.ts'

/** What has become of marks that were sent too late or refused, order by order, until their picker has read it. */
export function MarkOutcomes() {
  const t = useMessages()
  const store = outcomeStore(useMe().id)
  const text = useSyncExternalStore(store.subscribe, store.read, () => null)
  const orders = Map.groupBy(readMarks<MarkOutcome>(text), ({ orderId }) => orderId)
  return [...orders].map(([id, marks]) => (
    <Notice key={id} kind="warning">
      <p className="font-semibold">
        <Link to={`/picking/${id}`} className="underline">
          {t('picking.order', { number: id })}
        </Link>
      </p>
      <Outcomes marks={marks} />
      <Button
        variant="secondary"
        className="mt-2"
        onClick={() => dropMarks(store, ({ orderId }) => orderId === id)}
      >
        {t('picking.outcome.read')}
      </Button>
    </Notice>
  ))
}

function Outcomes({ marks }: { marks: readonly MarkOutcome[] }) {
  const t = useMessages()
  const of = (wanted: MarkOutcome['outcome']) => marks.filter(({ outcome }) => outcome === wanted)
  const [recorded, lost, canceled] = [of('recorded'), of('lost'), of('canceled')]
  const last = [...recorded, ...lost].at(-1)
  return (
    <>
      {of('refused').map(({ key, name, text }) => (
        <p key={key}>{`${name}: ${text}`}</p>
      ))}
      {canceled.length > 0 && <p>{t('picking.outcome.canceled')}</p>}
      <MarkList marks={canceled} />
      {last && (
        <p>
          {last.picker
            ? t('picking.takenBy', { name: last.picker })
            : t('picking.outcome.notYours')}
        </p>
      )}
      {recorded.length > 0 && <p>{t('picking.outcome.recorded')}</p>}
      <MarkList marks={recorded} />
      {lost.length > 0 && <p>{t('picking.outcome.lost')}</p>}
      <MarkList marks={lost} />
      {last && <p>{t('picking.outcome.bring')}</p>}
    </>
  )
}

function MarkList({ marks }: { marks: readonly MarkOutcome[] }) {
  const t = useMessages()
  if (marks.length === 0) return null
  const amount = ({ mark: { state, quantity, grams }, substitute }: MarkOutcome) =>
    state === 'missing'
      ? t('picking.state.missing')
      : [
          substitute?.name,
          grams
            ? t('picking.addGrams', { grams: String(grams) })
            : t('picking.count', { count: quantity }),
        ]
          .filter(Boolean)
          .join(', ')
  return (
    <ul className="list-disc pl-5">
      {marks.map((mark) => (
        <li key={mark.key} className="wrap-anywhere tabular-nums">
          {`${mark.name}: ${amount(mark)}`}
        </li>
      ))}
    </ul>
  )
}
