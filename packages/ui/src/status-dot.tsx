import type { ReactNode } from 'react'

/** The colours of a state: those of orders, and what a thing's state means where it is no order's. */
export type StatusTone =
  | 'pending'
  | 'processing'
  | 'completed'
  | 'closed'
  | 'canceled'
  | 'other'
  | 'good'
  | 'attention'
  | 'bad'
  | 'off'

const colours: Record<StatusTone, string> = {
  pending: 'bg-status-pending',
  processing: 'bg-status-processing',
  completed: 'bg-status-completed',
  closed: 'bg-status-closed',
  canceled: 'bg-status-canceled',
  other: 'bg-status-other',
  good: 'bg-leaf',
  attention: 'bg-apricot',
  bad: 'bg-red',
  off: 'bg-muted',
}

/** A state: a dot in its colour and the word in ink. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colours[tone]}`} />
      <span>{children}</span>
    </span>
  )
}
