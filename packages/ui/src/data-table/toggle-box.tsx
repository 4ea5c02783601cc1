import { useState } from 'react'

/** A checkbox whose state is the address: it shows a press at once, before the address has followed. */
export function ToggleBox({ checked, onToggle }: { checked: boolean; onToggle: () => void }) {
  const [shown, setShown] = useState(checked)
  const [followed, setFollowed] = useState(checked)
  if (followed !== checked) {
    setFollowed(checked)
    setShown(checked)
  }
  return (
    <input
      type="checkbox"
      checked={shown}
      onChange={() => {
        setShown(!shown)
        onToggle()
      }}
      className="size-4.5 shrink-0 cursor-pointer accent-leaf"
    />
  )
}
