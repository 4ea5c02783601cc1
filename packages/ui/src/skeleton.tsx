/** A grey placeholder of loading content; `className` sets its size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`block animate-skeleton rounded-control bg-line motion-reduce:animate-none ${className}`}
    />
  )
}
