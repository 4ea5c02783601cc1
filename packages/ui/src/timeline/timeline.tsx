import type { ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Skeleton } from '../skeleton.tsx'
import { groupByDay } from './group-days.tsx'

/** A field that changed: its name, its value before and after; null where there was or is none. */
export interface TimelineChange {
  label: string
  before: ReactNode
  after: ReactNode
}

export interface TimelineEntry {
  id: string | number
  /** ISO 8601. */
  at: string
  who: string
  what: ReactNode
  changes?: readonly TimelineChange[]
  /** What a person wrote down. */
  note?: ReactNode
  /** A button or link that belongs to the entry. */
  action?: ReactNode
  /** One that matters more than the others. */
  strong?: boolean
}

interface TimelineProps {
  /** Name of the list. */
  label: string
  /** The newest first; undefined while they load. */
  entries: readonly TimelineEntry[] | undefined
  /** Loads older ones. */
  onMore?: () => void
}

/** What happened to a thing: who, what, when, before and after, grouped by day. */
export function Timeline({ label, entries, onMore }: TimelineProps) {
  const { timeline: texts, dates } = useBlockTexts()
  if (!entries) return <TimelineSkeleton />
  if (entries.length === 0) return <p className="text-muted">{texts.empty}</p>
  return (
    <div role="group" aria-label={label} className="grid gap-4">
      {groupByDay(entries, dates.day).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold text-muted">{day}</h3>
          <ol className="ml-1.5 border-l border-line">
            {ofDay.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        </section>
      ))}
      {onMore && (
        <button
          type="button"
          onClick={onMore}
          className="min-h-11 cursor-pointer justify-self-start font-semibold text-leaf hover:underline"
        >
          {texts.more}
        </button>
      )}
    </div>
  )
}

function Entry({ at, who, what, changes = [], note, action, strong }: TimelineEntry) {
  const { timeline: texts, dates, colon } = useBlockTexts()
  return (
    <li className="relative pb-4 pl-5 wrap-anywhere last:pb-0">
      <span
        aria-hidden
        className={`absolute top-1.5 -left-[5px] size-2.5 rounded-full ring-4 ring-card ${strong ? 'bg-apricot' : 'bg-edge'}`}
      />
      <p className="text-sm leading-snug">
        <span className="font-semibold">{who}</span>{' '}
        <time
          dateTime={at}
          title={dates.full(at)}
          className="ml-1 whitespace-nowrap text-muted tabular-nums"
        >
          {dates.time(at)}
        </time>
      </p>
      <div className="mt-0.5">{what}</div>
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-1 text-sm">
          {changes.map(({ label, before, after }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">
                {label}
                {colon}
              </dt>
              <dd className="min-w-0">
                <span className="sr-only">{texts.before} </span>
                <del className="text-muted">{before ?? texts.nothing}</del>{' '}
                <span aria-hidden>→</span> <span className="sr-only">{texts.after} </span>
                <ins className="no-underline">{after ?? texts.nothing}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && (
        <blockquote
          aria-label={texts.note}
          className="mt-1.5 rounded-lg bg-apricot-soft px-3 py-2 text-sm whitespace-pre-wrap"
        >
          {note}
        </blockquote>
      )}
      {action && <div className="mt-1">{action}</div>}
    </li>
  )
}

const TimelineSkeleton = () => (
  <div className="grid gap-3" aria-busy="true">
    {[0, 1, 2].map((entry) => (
      <div key={entry} className="grid gap-1.5 pl-5">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    ))}
  </div>
)
