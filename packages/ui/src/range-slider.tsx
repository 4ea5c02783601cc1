import type { CSSProperties, ChangeEvent } from 'react'

interface RangeSliderProps {
  value: readonly [number, number]
  min: number
  max: number
  step: number
  onChange: (value: readonly [number, number]) => void
  /** Names of the lower and the upper thumb. */
  labels: readonly [string, string]
  /** A value as it is read out. */
  format: (value: number) => string
}

/**
 * Two native ranges lie over each other, unseen, each cut off halfway between the thumbs: a press takes the nearer one.
 * Their own thumbs are 44 px wide, so that fingers find them, and stand where the drawn ones of 24 px do.
 */
const range =
  'peer absolute inset-y-0 -left-2.5 m-0 w-[calc(100%+1.25rem)] cursor-pointer touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:size-11 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:appearance-none'

const thumb =
  'pointer-events-none absolute top-1/2 left-(--at) size-6 -translate-1/2 rounded-full border-[3px] border-leaf bg-card transition-shadow duration-150 peer-hover:shadow-md peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf'

/** A slider with two thumbs; neither passes the other. */
export function RangeSlider({ value, min, max, step, onChange, labels, format }: RangeSliderProps) {
  const [from, to] = value
  const part = (amount: number) => (amount - min) / (max - min)
  /** The middle of a thumb on the line. */
  const place = (at: number) => `calc(0.75rem + ${at} * (100% - 1.5rem))`
  /** The same in the ranges, which are wider by 10 px at either end. */
  const cut = (at: number) => `calc(1.375rem + ${at} * (100% - 2.75rem))`
  const middle = (part(from) + part(to)) / 2
  const ends = [
    {
      amount: from,
      clipPath: `inset(0 calc(100% - ${cut(middle)}) 0 0)`,
      change: (amount: number) => [Math.min(amount, to), to] as const,
    },
    {
      amount: to,
      clipPath: `inset(0 0 0 ${cut(middle)})`,
      change: (amount: number) => [from, Math.max(amount, from)] as const,
    },
  ]
  return (
    <div className="relative h-11">
      <div className="absolute inset-x-3 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
      <div
        className="absolute top-1/2 right-(--right) left-(--left) h-1.5 -translate-y-1/2 bg-leaf"
        style={{ '--left': place(part(from)), '--right': place(1 - part(to)) } as CSSProperties}
      />
      {ends.map(({ amount, clipPath, change }, end) => (
        <div key={labels[end]}>
          <input
            type="range"
            aria-label={labels[end]}
            aria-valuetext={format(amount)}
            min={min}
            max={max}
            step={step}
            value={amount}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              onChange(change(Number(target.value)))
            }
            className={range}
            style={{ clipPath }}
          />
          <span
            aria-hidden
            className={thumb}
            style={{ '--at': place(part(amount)) } as CSSProperties}
          />
        </div>
      ))}
    </div>
  )
}
