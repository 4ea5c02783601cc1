/** A grey place of the same shape as what is being loaded; give it its size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-skeleton rounded-control bg-line motion-reduce:animate-none ${className}`} />
}
