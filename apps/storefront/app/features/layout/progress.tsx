import { useNavigation } from 'react-router'

/** A progress bar at the top edge while the next page loads; shown only when that takes a while. */
export function Progress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-60 h-1 origin-left animate-progress bg-apricot"
    />
  )
}
