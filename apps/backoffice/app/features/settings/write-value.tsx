import type { ReactNode } from 'react'

/** A setting's value for people, in the question about a conflict: a text in each language on a line of its own. */
export function writeValue(value: unknown): ReactNode {
  if (value === null || value === '') return '–'
  if (typeof value !== 'object') return String(value)
  const lines = Array.isArray(value)
    ? value.map((day: { opens: string; closes: string } | null) =>
        day ? `${day.opens}–${day.closes}` : '–',
      )
    : Object.values(value).map(String)
  return <span className="whitespace-pre-line">{lines.join('\n')}</span>
}
