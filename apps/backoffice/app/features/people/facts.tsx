import type { ReactNode } from 'react'

/** Labelled values of a thing, one under the other. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
