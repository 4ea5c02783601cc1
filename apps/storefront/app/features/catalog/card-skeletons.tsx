import { Skeleton } from '@tsiran/ui/skeleton'

/** Skeletons of cards that are loading, with a card's own rows; placed in the cards' grid. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <li key={place} aria-hidden className="card-place">
      <div className="row-span-5 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-card">
        <Skeleton className="aspect-square rounded-none" />
        <div className="px-3 pt-3 leading-snug sm:px-4">
          <span className="grid h-[2lh] content-center gap-2">
            <Skeleton className="h-3" />
            <Skeleton className="h-3 w-3/5" />
          </span>
        </div>
        <div className="px-3 pt-2 sm:px-4">
          <Skeleton className="h-7 w-1/2" />
        </div>
        <div className="px-3 pt-2 sm:px-4">
          <Skeleton className="h-12" />
        </div>
        <div className="self-end p-3 sm:px-4 sm:pb-4">
          <Skeleton className="buy-room" />
        </div>
      </div>
    </li>
  ))
}
