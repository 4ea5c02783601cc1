import { useEffect, useRef } from 'react'

interface SelectBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is selected. */
  mixed?: boolean
  /** There is nothing to select yet. */
  disabled?: boolean
  /** Gets the click, so that Shift can select a range. */
  onClick: (event: unknown) => void
}

/** The checkbox of a row or a page. Its target fills the row's height. */
export function SelectBox({
  label,
  checked,
  mixed = false,
  disabled = false,
  onClick,
}: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked
  }, [mixed, checked])
  return (
    <label className="relative z-1 grid size-8 cursor-pointer place-items-center max-md:size-11">
      <input
        ref={box}
        type="checkbox"
        data-row-select
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onClick={onClick}
        onChange={() => {}}
        className="size-4 cursor-pointer accent-leaf disabled:cursor-default max-md:size-5"
      />
    </label>
  )
}
