import { Slider } from '@base-ui/react/slider'

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

const thumb =
  'size-6 rounded-full border-[3px] border-leaf bg-card transition-shadow duration-150 before:absolute before:-inset-2.5 hover:shadow-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf'

/** A line with two thumbs; neither passes the other. */
export function RangeSlider({ value, min, max, step, onChange, labels, format }: RangeSliderProps) {
  return (
    <Slider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      thumbCollisionBehavior="none"
      onValueChange={([from = min, to = max]) => onChange([from, to])}
    >
      <Slider.Control className="flex h-11 w-full cursor-pointer touch-pan-y items-center px-3 select-none">
        <Slider.Track className="h-1.5 w-full rounded-full bg-line">
          <Slider.Indicator className="rounded-full bg-leaf" />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              getAriaLabel={() => label}
              getAriaValueText={(_formatted, amount) => format(amount)}
              className={thumb}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
