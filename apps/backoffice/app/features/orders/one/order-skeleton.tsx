import { Skeleton } from '@tsiran/ui/skeleton'

/** The outlines of an order's page while it is read. */
export function OrderSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-360 gap-5 px-3.5 py-5 sm:px-6" aria-busy="true">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5">
          <Skeleton className="h-72" />
          <Skeleton className="h-32" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-44" />
          <Skeleton className="h-52" />
        </div>
      </div>
    </div>
  )
}
