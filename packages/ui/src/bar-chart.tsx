interface BarChartProps {
  /** What the chart shows; a table beneath has its figures. */
  label: string
  values: readonly number[]
  /** What the values are compared with, drawn as a line. */
  compared?: readonly number[]
  /** Texts beneath the first, the middle and the last bar. */
  marks: readonly [first: string, middle: string, last: string]
}

const height = 100
/** Width of a bar with its gap, in units of the drawing. */
const step = 10

/** Numbers as bars. It is drawn for the eye alone: whoever needs figures reads the table beneath. */
export function BarChart({ label, values, compared = [], marks }: BarChartProps) {
  const top = Math.max(1, ...values, ...compared)
  const y = (value: number) => height - (value / top) * height
  const width = step * Math.max(1, values.length)
  const line = compared.map((value, place) => `${(place + 0.5) * step},${y(value)}`).join(' ')
  return (
    <figure aria-label={label} className="grid gap-1">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-40 w-full overflow-visible border-b border-line"
      >
        {values.map((value, place) => (
          <rect
            key={place}
            x={place * step + 1}
            y={y(value)}
            width={step - 2}
            height={height - y(value)}
            className="fill-leaf"
          />
        ))}
        {line && (
          <polyline
            points={line}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            className="stroke-apricot"
          />
        )}
      </svg>
      <div aria-hidden className="flex justify-between text-sm text-muted tabular-nums">
        {marks.map((mark, place) => (
          <span key={place}>{mark}</span>
        ))}
      </div>
    </figure>
  )
}
